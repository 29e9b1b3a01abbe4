import { useCallback, useState } from 'react';
import { states } from 'virtual:estados';
import { loadChunk, withStyles } from '../../base/loadChunk';
import { jsonOf, requestInTime } from '../../base/request';
import { ANSWER_LIMIT_MS } from '../../base/timeouts';
import { Button } from '../../ui/Button';
import { SelectField } from '../../ui/form/Field';
import type { FieldBinding } from '../../ui/form/useForm';
import { useChunk } from '../../ui/loading/useChunk';
import { useLoaded } from '../../ui/loading/useLoaded';
import { uiMessages } from '../../ui/messages';
import { personMessages } from './personMessages';

const texts = personMessages.cidade;

/** From this number of cities on, the field is a combobox, because a select would be too long. */
const MANY_CITIES = 50;

/** The field for the city: a combobox in states with many cities, otherwise a select. */
export function CityField({ estado, ...binding }: FieldBinding & { estado: string }) {
  const { cities, failed, tryAgain } = useCities(estado);
  const { chunk: combobox, failing } = useChunk(estado ? loadCombobox : null);
  const [focused, setFocused] = useState(false);

  const isLong = cities !== null && cities.length >= MANY_CITIES;
  const loading = (cities === null && !failed) || (isLong && !combobox && !failing);
  // A stored city that is missing from the state's list stays an option, so that saving does not lose it.
  const options = withKept(loading ? [] : (cities ?? []), binding.value);
  const common = {
    ...binding,
    // No error without a state: the city is disabled until a state is chosen.
    error: estado ? binding.error : undefined,
    label: texts.label,
    autoComplete: 'address-level2',
    // Also of the combobox: React reports no blur of the select that it has removed.
    onBlur: () => {
      setFocused(false);
      binding.onBlur?.();
    },
  };

  if (isLong && combobox)
    return (
      <combobox.ComboboxField
        {...common}
        key={estado}
        // It replaces the select below once it has loaded, and takes over the select's focus.
        takesFocus={focused}
        options={options}
        texts={texts.combobox}
      />
    );
  return (
    <SelectField
      {...common}
      disabled={!estado}
      onFocus={() => setFocused(true)}
      hint={
        failed && (
          <span role="alert">
            {texts.failed}{' '}
            <Button look="quiet" onClick={tryAgain}>
              {uiMessages.tryAgain}
            </Button>
          </span>
        )
      }
    >
      <option value="">{invitation(estado, loading)}</option>
      {options.map((city) => (
        <option key={city} value={city}>
          {city}
        </option>
      ))}
    </SelectField>
  );
}

function invitation(estado: string, loading: boolean): string {
  if (!estado) return texts.stateFirst;
  return loading ? texts.loading : texts.choose;
}

function withKept(cities: string[], kept: string): string[] {
  return kept === '' || cities.includes(kept) ? cities : [kept, ...cities];
}

/** Loads the combobox with its style sheet. Until both have loaded, the field is a select. */
const loadCombobox = () => withStyles(loadChunk(() => import('../../ui/form/ComboboxField'), 'never'));

/**
 * Loads all municipalities of a state. `cities` is null until the list has loaded, and for an unknown state.
 */
export function useCities(estado: string) {
  const { loaded, tryAgain } = useLoaded(useCallback(() => citiesOf(estado), [estado]));
  return {
    cities: loaded.status === 'ready' ? loaded.data : null,
    failed: loaded.status === 'failed',
    tryAgain,
  };
}

/** @throws if the list has not arrived within 10 s */
async function citiesOf(estado: string): Promise<string[] | null> {
  if (!states.some(({ code }) => code === estado)) return null;
  return requestInTime(ANSWER_LIMIT_MS, `/cidades/${estado}.json`, {}, jsonOf<string[]>);
}
