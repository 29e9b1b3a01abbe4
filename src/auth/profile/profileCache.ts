import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import * as v from 'valibot';
import {
  COUNTED_KEY,
  PARTICIPATIONS_KEY,
  PROFILE_KEY,
  read,
  remove,
  TERMS_KEY,
  write,
} from '../../base/storage';
import { config } from '../../config';
import type { Profile } from '../../model';
import { removeTicketsOfAccounts } from '../../show/storedTickets';

const CachedProfile = v.object({
  uid: v.string(),
  email: v.string(),
  name: v.string(),
  celular: v.string(),
  estado: v.string(),
  cidade: v.string(),
  dataCadastro: v.string(),
  confirmado: v.boolean(),
});

/**
 * Stores the profile, encrypted, for the next visit's first screen. The encryption is only obfuscation,
 * because everybody downloads its passphrase with the app.
 */
export function cacheProfile(profile: Profile): void {
  write(PROFILE_KEY, AES.encrypt(JSON.stringify(profile), config.cachePassphrase).toString());
}

/**
 * This person's stored profile. Without a valid stored profile, returns null and clears all caches, which may
 * be another person's.
 */
export function cachedProfile(uid: string): Profile | null {
  const profile = storedProfile();
  if (profile?.uid === uid) return profile;
  clearCaches();
  return null;
}

/** Removes the copies of an account's data that this browser has stored. */
export function clearCaches(): void {
  for (const key of [PROFILE_KEY, PARTICIPATIONS_KEY, COUNTED_KEY, TERMS_KEY]) remove(key);
}

/**
 * Removes the data of accounts from this device, including their tickets of the waiting room. Keeps what the
 * team's desk has stored.
 */
export function forgetAccounts(): void {
  clearCaches();
  removeTicketsOfAccounts();
}

function storedProfile(): Profile | null {
  const stored = read(PROFILE_KEY);
  if (!stored) return null;
  try {
    const content = AES.decrypt(stored, config.cachePassphrase).toString(Utf8);
    return v.parse(CachedProfile, JSON.parse(content));
  } catch {
    return null;
  }
}
