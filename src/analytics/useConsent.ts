import { useSyncExternalStore } from 'react';
import { onStorageChange } from '../storage';
import { givenConsent, type Consent } from './consent';

/** The visitor's current answer. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(onStorageChange, givenConsent, () => 'nao');
}
