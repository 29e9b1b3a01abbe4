import { useSyncExternalStore } from 'react';
import { onStorageChange, read, readJson, write } from '../../storage';
import { ARRIVALS_KEY } from '../../storageKeys';

/** Those of some ten rooms. */
const MAX_ARRIVALS = 50;

/** The tickets whose winners have come, as the person with this phone has ticked them. */
export function useArrivals(): { arrived: Set<string>; toggle: (ticket: string) => void } {
  // The text, which is equal as long as nothing changes.
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
