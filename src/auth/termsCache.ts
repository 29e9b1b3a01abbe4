import { TERMS_VERSION } from '../model';
import { read, write } from '../storage';

/** Holds the version of the terms, and the uid of a person who has accepted it. */
export const TERMS_KEY = '@termos';

/** Saves a read at every visit. False where the storage is blocked. */
export function isKnownToAccept(uid: string): boolean {
  return read(TERMS_KEY) === acceptance(uid);
}

export function rememberAcceptance(uid: string): void {
  write(TERMS_KEY, acceptance(uid));
}

function acceptance(uid: string): string {
  return `${TERMS_VERSION} ${uid}`;
}
