import { useCallback } from 'react';
import { states } from 'virtual:estados';
import { withTimeout } from '../timeouts';
import { useLoaded } from '../ui/useLoaded';

/** The limit for a list, which has at most 5 kB, ms. */
const LIST_LIMIT_MS = 10_000;

/** Every municipality of the state; null until the list has been loaded, and where there is no such state. */
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
  // Aborted in the end: Chromium lets another attempt wait while a request for the same address is pending.
  const ending = new AbortController();
  return withTimeout(LIST_LIMIT_MS, fetchList(estado, ending.signal)).finally(() => ending.abort());
}

async function fetchList(estado: string, signal: AbortSignal): Promise<string[]> {
  const answer = await fetch(`/cidades/${estado}.json`, { signal });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return answer.json() as Promise<string[]>;
}
