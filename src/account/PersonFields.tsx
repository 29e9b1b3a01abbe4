import { states } from 'virtual:estados';
import { SelectField, TextField } from '../ui/Field';
import type { FieldBinding } from '../ui/useForm';
import { CityField } from './CityField';
import { messages } from './messages';
import { shownPhone } from './person';

const texts = messages.person;

type Name = 'celular' | 'estado' | 'cidade';

interface Props {
  form: {
    values: Record<Name, string>;
    set: (changed: Partial<Record<Name, string>>) => void;
    field: (name: Name) => FieldBinding;
  };
}

/** Phone, state and city. */
export function PersonFields({ form }: Props) {
  const { celular, estado } = form.values;
  return (
    <>
      <TextField
        {...form.field('celular')}
        label={texts.celular}
        hint={texts.celularHint}
        type="tel"
        autoComplete="tel-national"
        // Formats only on blur: while the person types, formatting would move the cursor.
        onBlur={() => {
          if (shownPhone(celular) !== celular) form.set({ celular: shownPhone(celular) });
        }}
      />
      <SelectField
        {...form.field('estado')}
        label={texts.estado}
        autoComplete="address-level1"
        onChange={(chosen) => form.set({ estado: chosen, cidade: '' })}
      >
        <option value="">{texts.chooseState}</option>
        {states.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <CityField
        {...form.field('cidade')}
        estado={estado}
        // Set both, because another tab may have saved another state, to which this city does not belong.
        onChange={(chosen) => form.set({ estado, cidade: chosen })}
      />
    </>
  );
}
