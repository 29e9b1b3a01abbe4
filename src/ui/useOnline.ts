import { useSyncExternalStore } from 'react';
import { onNetwork } from '../base/listenTo';

/** Whether the device is connected to a network; true in the prerendered HTML. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    onNetwork,
    () => navigator.onLine,
    () => true,
  );
}
