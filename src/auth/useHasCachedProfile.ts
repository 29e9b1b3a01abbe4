import { useSyncExternalStore } from 'react';
import { onStorageChange, read } from '../storage';

export const PROFILE_KEY = '@users';

/**
 * Whether somebody is signed in on this device, as far as can be told without Firebase. False in the prerendered HTML, which
 * is the same for everybody.
 */
export function useHasCachedProfile(): boolean {
  return useSyncExternalStore(
    onStorageChange,
    () => Boolean(read(PROFILE_KEY)),
    () => false,
  );
}
