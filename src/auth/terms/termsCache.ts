import { readStored, TERMS_KEY, writeStored } from '../../base/storage';
import { TERMS_VERSION } from '../../model';

/**
 * Whether this device remembers that the person has accepted the current terms, which saves a read at every
 * visit.
 */
export function isKnownToAccept(uid: string): boolean {
  return readStored(TERMS_KEY) === acceptance(uid);
}

export function rememberAcceptance(uid: string): void {
  writeStored(TERMS_KEY, acceptance(uid));
}

function acceptance(uid: string): string {
  return `${TERMS_VERSION} ${uid}`;
}
