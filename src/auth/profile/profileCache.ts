import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import type { Fields } from '../../base/fields';
import {
  COUNTED_KEY,
  PARTICIPATIONS_KEY,
  PROFILE_KEY,
  readStored,
  removeStored,
  TERMS_KEY,
  writeStored,
} from '../../base/storage';
import { config } from '../../config';
import { profileIn, type Profile } from '../../model';
import { removeTicketsOfAccounts } from '../../show/storedTickets';

/**
 * Stores the profile, encrypted, for the next visit's first screen. The encryption is only obfuscation,
 * because everybody downloads its passphrase with the app.
 */
export function cacheProfile(profile: Profile): void {
  writeStored(PROFILE_KEY, AES.encrypt(JSON.stringify(profile), config.cachePassphrase).toString());
}

/**
 * This person's stored profile; a field that is missing or wrong there is empty until the server has
 * answered. Without a stored profile of this person, returns null and clears all caches, which may be another
 * person's.
 */
export function cachedProfile(uid: string): Profile | null {
  try {
    const content = AES.decrypt(readStored(PROFILE_KEY) ?? '', config.cachePassphrase).toString(Utf8);
    const stored = JSON.parse(content) as Fields;
    if (stored.uid === uid) return profileIn(uid, stored);
  } catch {
    // There is no stored profile, or it is damaged.
  }
  clearCaches();
  return null;
}

/** Removes the copies of an account's data that this browser has stored. */
export function clearCaches(): void {
  for (const key of [PROFILE_KEY, PARTICIPATIONS_KEY, COUNTED_KEY, TERMS_KEY]) removeStored(key);
}

/**
 * Removes the data of accounts from this device, including their tickets of the waiting room. Keeps what the
 * team's desk has stored.
 */
export function forgetAccounts(): void {
  clearCaches();
  removeTicketsOfAccounts();
}
