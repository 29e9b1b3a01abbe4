import { useCallback } from 'react';
import { states } from 'virtual:estados';
import { ANSWER_LIMIT_MS, withTimeout } from '../../base/timeouts';
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
  // Aborts a request that has timed out: Chromium queues the next one for the same address while the first is
  // pending.
  const ending = new AbortController();
  return withTimeout(ANSWER_LIMIT_MS, fetchList(estado, ending.signal)).finally(() => ending.abort());
}

async function fetchList(estado: string, signal: AbortSignal): Promise<string[]> {
  const answer = await fetch(`/cidades/${estado}.json`, { signal });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return answer.json() as Promise<string[]>;
}
