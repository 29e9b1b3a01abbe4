import { useSyncExternalStore } from 'react';
import { givenConsent, onConsentChange, type Consent } from './consent';

/** The visitor's current answer. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(onConsentChange, givenConsent, () => 'nao');
}
