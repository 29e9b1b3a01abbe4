import { TERMS_VERSION } from '../model';
import { read, write } from '../storage';

/** The storage key of the accepted version of the terms, with the uid of the person who accepted it. */
export const TERMS_KEY = '@termos';

/** Avoids a read at every visit; false where the browser blocks the storage. */
export function isKnownToAccept(uid: string): boolean {
  return read(TERMS_KEY) === acceptance(uid);
}

export function rememberAcceptance(uid: string): void {
  write(TERMS_KEY, acceptance(uid));
}

function acceptance(uid: string): string {
  return `${TERMS_VERSION} ${uid}`;
}
