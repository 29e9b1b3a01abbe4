import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import SHA256 from 'crypto-js/sha256';
import * as v from 'valibot';
import type { Profile } from '../model';
import { read, remove, write } from '../storage';

const PROFILE_KEY = '@users';
export const PARTICIPATIONS_KEY = '@minhasParticipacoes';
/** Holds the uid of a person who has been counted. */
const COUNTED_KEY = '@contagem';

const CachedProfile = v.object({
  uid: v.string(),
  email: v.string(),
  name: v.string(),
  celular: v.string(),
  estado: v.string(),
  cidade: v.string(),
  dataCadastro: v.string(),
});

/** The profile with a digest, because the cipher does not detect changed bytes. */
const Cached = v.object({ ...CachedProfile.entries, resumo: v.string() });

/**
 * Stores the profile for the next visit's first screen. Everybody downloads the passphrase with the app, so this is
 * obfuscation and not protection.
 */
export function cacheProfile(profile: Profile): void {
  const content = JSON.stringify({ ...profile, resumo: digestOf(profile) });
  write(PROFILE_KEY, AES.encrypt(content, import.meta.env.VITE_CACHE_PASSPHRASE).toString());
}

/** This person's stored profile. Anything else that is stored is removed. */
export function cachedProfile(uid: string): Profile | null {
  const profile = readProfile();
  if (profile?.uid === uid) return profile;
  clearCaches();
  return null;
}

/** Removes everything that this device stores of an account. */
export function clearCaches(): void {
  for (const key of [PROFILE_KEY, PARTICIPATIONS_KEY, COUNTED_KEY]) remove(key);
}

/** Saves a read at every visit. False where the storage is blocked. */
export function isKnownAsCounted(uid: string): boolean {
  return read(COUNTED_KEY) === uid;
}

export function rememberAsCounted(uid: string): void {
  write(COUNTED_KEY, uid);
}

function readProfile(): Profile | null {
  const stored = read(PROFILE_KEY);
  if (!stored) return null;
  try {
    const content = AES.decrypt(stored, import.meta.env.VITE_CACHE_PASSPHRASE).toString(Utf8);
    const { resumo, ...profile } = v.parse(Cached, JSON.parse(content));
    return resumo === digestOf(profile) ? profile : null;
  } catch {
    return null;
  }
}

function digestOf(profile: Profile): string {
  const { uid, email, name, celular, estado, cidade, dataCadastro } = profile;
  return SHA256(JSON.stringify([uid, email, name, celular, estado, cidade, dataCadastro])).toString();
}
