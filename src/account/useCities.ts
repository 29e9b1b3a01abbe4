import { useEffect, useState } from 'react';
import { states } from 'virtual:estados';
import { withTimeout } from '../timeouts';

/** Of a list, which has 5 kB at most on its way, ms. */
const LIST_LIMIT_MS = 10_000;

/** Every municipality of the state, null until its list has come; nothing is asked for where there is no such state. */
export function useCities(estado: string) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ key: string; cities: string[] | null } | null>(null);
  const key = `${estado} ${attempt}`;

  useEffect(() => {
    if (!states.some(({ code }) => code === estado)) return;
    // Aborted also because Chromium lets another attempt wait while a request for the same address is pending.
    const leaving = new AbortController();
    const show = (cities: string[] | null) => {
      if (!leaving.signal.aborted) setLoaded({ key, cities });
    };
    withTimeout(LIST_LIMIT_MS, fetchCities(estado, leaving.signal)).then(show, () => show(null));
    return () => leaving.abort();
  }, [estado, key]);

  const current = loaded?.key === key ? loaded : null;
  return {
    cities: current?.cities ?? null,
    failed: current?.cities === null,
    tryAgain: () => setAttempt(attempt + 1),
  };
}

/** @throws where the list has not come whole */
async function fetchCities(estado: string, signal: AbortSignal): Promise<string[]> {
  const answer = await fetch(`/cidades/${estado}.json`, { signal });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return answer.json() as Promise<string[]>;
}
