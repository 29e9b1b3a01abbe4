import { states } from 'virtual:estados';
import { Button } from '../ui/Button';
import { SelectField, TextField } from '../ui/Field';
import type { FieldBinding } from '../ui/useForm';
import { messages } from './messages';
import { shownPhone } from './person';
import { useCities } from './useCities';

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
  const { celular, estado, cidade } = form.values;
  const { cities, failed, tryAgain } = useCities(estado);
  return (
    <>
      <TextField
        {...form.field('celular')}
        label={texts.celular}
        type="tel"
        autoComplete="tel-national"
        // Not while typing, because the cursor would jump.
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
      <SelectField
        {...form.field('cidade')}
        label={texts.cidade}
        autoComplete="address-level2"
        // Set both, because another tab may have saved another state, to which this city does not belong.
        onChange={(chosen) => form.set({ estado, cidade: chosen })}
        disabled={!estado}
        hint={
          failed && (
            <span role="alert">
              {texts.citiesFailed}{' '}
              <Button quiet onClick={tryAgain}>
                {texts.tryAgain}
              </Button>
            </span>
          )
        }
      >
        <option value="">{invitation(estado, cities === null && !failed)}</option>
        {/* A stored city that is not in the list is kept. */}
        {withKept(cities ?? [], cidade).map((city) => (
          <option key={city} value={city}>
            {city}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function invitation(estado: string, loading: boolean): string {
  if (!estado) return texts.stateFirst;
  return loading ? texts.loadingCities : texts.chooseCity;
}

function withKept(cities: string[], kept: string): string[] {
  return kept === '' || cities.includes(kept) ? cities : [kept, ...cities];
}
