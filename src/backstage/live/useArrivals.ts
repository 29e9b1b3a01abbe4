import { useSyncExternalStore } from 'react';
import { ARRIVALS_KEY, onStorageChange, readStored, readStoredJson, writeStored } from '../../base/storage';

/** How many ticks are kept, enough for ten rooms of five places; older ones are forgotten. */
const MAX_ARRIVALS = 50;

/** The tickets of the winners who have arrived in the call, as ticked on this phone; not on other phones. */
export function useArrivals(): { arrived: Set<string>; toggle: (ticket: string) => void } {
  // Subscribes to the stored text: a string, so equal texts are no change to React.
  useSyncExternalStore(onStorageChange, () => readStored(ARRIVALS_KEY));
  const arrived = new Set(storedArrivals());
  const toggle = (ticket: string) => {
    const others = storedArrivals().filter((other) => other !== ticket);
    const next = arrived.has(ticket) ? others : [ticket, ...others].slice(0, MAX_ARRIVALS);
    writeStored(ARRIVALS_KEY, JSON.stringify(next));
  };
  return { arrived, toggle };
}

function storedArrivals(): string[] {
  return (
    readStoredJson(ARRIVALS_KEY, (value) => (value as unknown[]).filter((one) => typeof one === 'string')) ??
    []
  );
}
