import { useCallback } from 'react';
import { states } from 'virtual:estados';
import { jsonOf, requestInTime } from '../../base/request';
import { ANSWER_LIMIT_MS } from '../../base/timeouts';
import { useLoaded } from '../../ui/loading/useLoaded';

/** Every municipality of the state; null until the list has been loaded, and if there is no such state. */
export function useCities(estado: string) {
  const { loaded, tryAgain } = useLoaded(useCallback(() => citiesOf(estado), [estado]));
  return {
    cities: loaded.status === 'ready' ? loaded.data : null,
    failed: loaded.status === 'failed',
    tryAgain,
  };
}

/** @throws if the list is not complete after 10 s */
async function citiesOf(estado: string): Promise<string[] | null> {
  if (!states.some(({ code }) => code === estado)) return null;
  return requestInTime(ANSWER_LIMIT_MS, `/cidades/${estado}.json`, {}, jsonOf<string[]>);
}
