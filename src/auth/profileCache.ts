import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import SHA256 from 'crypto-js/sha256';
import * as v from 'valibot';
import type { Profile } from '../model';

const PROFILE_KEY = '@users';
export const PARTICIPATIONS_KEY = '@minhasParticipacoes';
/** Holds the uid of the person of whom this device knows that they have been counted. */
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

/** The profile with a digest of it: the cipher alone would let single letters be changed. */
const Cached = v.object({ ...CachedProfile.entries, resumo: v.string() });

/**
 * Keeps the profile for the next visit's first screen. The passphrase is in the app that everybody
 * downloads: this hides the profile from a glance at the storage, it protects nothing.
 */
export function cacheProfile(profile: Profile): void {
  const content = JSON.stringify({ ...profile, resumo: digestOf(profile) });
  try {
    localStorage.setItem(PROFILE_KEY, AES.encrypt(content, import.meta.env.VITE_CACHE_PASSPHRASE).toString());
  } catch {
    // Blocked or full: the next visit waits for the server.
  }
}

/** The kept profile if it is this person's; anything else that lies there is dropped. */
export function cachedProfile(uid: string): Profile | null {
  const profile = readProfile();
  if (profile?.uid === uid) return profile;
  dropCaches();
  return null;
}

/** Nothing of anybody's account stays on this device. */
export function dropCaches(): void {
  try {
    localStorage.removeItem(PROFILE_KEY);
    localStorage.removeItem(PARTICIPATIONS_KEY);
    localStorage.removeItem(COUNTED_KEY);
  } catch {
    // Blocked: then there is nothing either.
  }
}

/** Saves the question at every visit. Where the storage is blocked it is asked. */
export function isKnownAsCounted(uid: string): boolean {
  try {
    return localStorage.getItem(COUNTED_KEY) === uid;
  } catch {
    return false;
  }
}

export function rememberAsCounted(uid: string): void {
  try {
    localStorage.setItem(COUNTED_KEY, uid);
  } catch {
    // Blocked or full: the next visit asks again.
  }
}

function readProfile(): Profile | null {
  try {
    const stored = localStorage.getItem(PROFILE_KEY);
    if (stored === null) return null;
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
