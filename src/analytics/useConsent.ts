import { useSyncExternalStore } from 'react';
import { onStorageChange } from '../base/storage';
import { givenConsent, type Consent } from './consent';

export function useConsent(): Consent | null {
  return useSyncExternalStore(onStorageChange, givenConsent, () => 'nao');
}
