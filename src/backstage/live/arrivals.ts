import { useSyncExternalStore } from 'react';
import { onStorageChange, read, readJson, write } from '../../base/storage';
import { ARRIVALS_KEY } from '../../base/storageKeys';

/** The oldest of more ticks are forgotten. This is enough for ten rooms of five places. */
const MAX_ARRIVALS = 50;

/**
 * The tickets of the winners who have arrived. The person with this phone ticks them; no other phone knows.
 */
export function useArrivals(): { arrived: Set<string>; toggle: (ticket: string) => void } {
  // The stored text is the state: it is the same value until something changes.
  useSyncExternalStore(onStorageChange, () => read(ARRIVALS_KEY));
  const arrived = new Set(stored());
  const toggle = (ticket: string) => {
    const others = stored().filter((other) => other !== ticket);
    const next = arrived.has(ticket) ? others : [ticket, ...others].slice(0, MAX_ARRIVALS);
    write(ARRIVALS_KEY, JSON.stringify(next));
  };
  return { arrived, toggle };
}

function stored(): string[] {
  return (
    readJson(ARRIVALS_KEY, (value) => (value as unknown[]).filter((one) => typeof one === 'string')) ?? []
  );
}
