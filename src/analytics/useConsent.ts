import { useSyncExternalStore } from 'react';
import { givenConsent, watchConsent, type Consent } from './consent';

/** The visitor's answer as it is now. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(watchConsent, givenConsent);
}
