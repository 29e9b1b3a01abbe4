import { useSyncExternalStore } from 'react';
import { onStorageChange, read } from '../../base/storage';
import { PROFILE_KEY } from '../../base/storageKeys';

/**
 * Whether this device has stored a profile, so that somebody is probably signed in. False in the prerendered
 * HTML, which is the same for everybody.
 */
export function useHasCachedProfile(): boolean {
  return useSyncExternalStore(
    onStorageChange,
    () => Boolean(read(PROFILE_KEY)),
    () => false,
  );
}
