import { useSyncExternalStore } from 'react';
import { onStorageChange, PROFILE_KEY, readStored } from '../../base/storage';

/**
 * Whether this device has stored a profile, so that somebody is probably signed in. False in the prerendered
 * HTML, which is the same for everybody.
 */
export function useHasCachedProfile(): boolean {
  return useSyncExternalStore(
    onStorageChange,
    () => Boolean(readStored(PROFILE_KEY)),
    () => false,
  );
}
