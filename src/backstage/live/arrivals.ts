import { useSyncExternalStore } from 'react';
import { onStorageChange, read, readJson, write } from '../../base/storage';
import { ARRIVALS_KEY } from '../../base/storageKeys';

/** How many ticks are kept, enough for ten rooms of five places; older ones are forgotten. */
const MAX_ARRIVALS = 50;

/**
 * The tickets of the winners who have arrived in the call, as ticked on this phone. Other phones do not see
 * them.
 */
export function useArrivals(): { arrived: Set<string>; toggle: (ticket: string) => void } {
  // Subscribes to the stored text: a string, so equal texts are no change to React.
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
