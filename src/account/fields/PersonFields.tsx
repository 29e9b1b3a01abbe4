import { states } from 'virtual:estados';
import { SelectField, TextField } from '../../ui/form/Field';
import type { FieldBinding, FormState } from '../../ui/form/useForm';
import { CityField } from './CityField';
import { PhoneField } from './PhoneField';
import { Warning } from './Warning';
import { personMessages } from './personMessages';

const texts = personMessages;

/** The fields for phone, state and city. */
export function PersonFields({ form }: { form: FormState<'celular' | 'estado' | 'cidade'> }) {
  const { estado } = form.values;
  return (
    <>
      <PhoneField {...form.field('celular')} />
      <div className="side-by-side">
        <SelectField
          {...form.field('estado')}
          label={texts.estado.label}
          autoComplete="address-level1"
          onChange={(chosen) => form.set({ estado: chosen, cidade: '' })}
        >
          <option value="">{texts.estado.choose}</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <CityField
          {...form.field('cidade')}
          estado={estado}
          // Sets the state with the city: another tab may have saved another state, to which the chosen city
          // does not belong.
          onChange={(chosen) => form.set({ estado, cidade: chosen })}
        />
      </div>
    </>
  );
}

/** The full name. One word is accepted: not everybody has two. */
export function NameField({ 'data-valid': valid, ...binding }: FieldBinding) {
  const isOneWord = valid && !/\S\s+\S/.test(binding.value);
  return (
    <TextField
      {...binding}
      data-valid={isOneWord ? undefined : valid}
      label={texts.name.label}
      hint={isOneWord && <Warning>{texts.name.oneWord}</Warning>}
      autoComplete="name"
    />
  );
}
