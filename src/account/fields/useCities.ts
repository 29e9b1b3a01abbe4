import { useCallback } from 'react';
import { states } from 'virtual:estados';
import { jsonOf, requestInTime } from '../../base/request';
import { ANSWER_LIMIT_MS } from '../../base/timeouts';
import { useLoaded } from '../../ui/loading/useLoaded';

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
