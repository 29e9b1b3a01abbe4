import { CONSENT_KEY, readStored, writeStored } from '../base/storage';
import { focusPage } from '../ui/focus';

/** What Google Analytics stores in a browser: its cookies, and a database of the Firebase SDK. */
const COOKIE = /^_ga(_|=)/;
const DATABASE = 'firebase-installations-database';

/**
 * The stored agreement, with the day of the question's texts (messages.ts, termsMessages.ts). When they
 * change in substance, change the day: whoever has agreed is then asked again.
 */
export const AGREED = 'sim 2026-11-28';

export type Consent = 'sim' | 'nao';

/**
 * The visitor's answer to the current question about statistics; null before the answer. If the browser
 * blocks the storage, 'nao': otherwise every page would ask again.
 */
export function givenConsent(): Consent | null {
  const stored = readStored(CONSENT_KEY);
  if (stored === undefined) return 'nao';
  if (stored === AGREED) return 'sim';
  return stored === 'nao' ? stored : null;
}

/**
 * Stores the answer to the question about statistics. A refusal also removes what Analytics has stored
 * before.
 */
export function giveConsent(consent: Consent): void {
  writeStored(CONSENT_KEY, consent === 'sim' ? AGREED : consent);
  if (consent === 'nao') removeTraces();
}

/** For a button that the answer removes: the page takes the focus. */
export function giveConsentAndFocusPage(consent: Consent): void {
  giveConsent(consent);
  focusPage();
}

function removeTraces(): void {
  for (const cookie of document.cookie.split('; ').filter((one) => COOKIE.test(one))) {
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  }
  window.indexedDB?.deleteDatabase(DATABASE);
}
