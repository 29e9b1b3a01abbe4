const STORAGE_KEY = '@estatisticas';

/** What Google Analytics keeps in a browser: its own cookies, and the SDK's id of the installation. */
const COOKIE = /^_ga(_|=)/;
const DATABASE = 'firebase-installations-database';

export type Consent = 'sim' | 'nao';

const listeners = new Set<() => void>();

/** An answer that a full localStorage did not take: it holds for as long as the page lives. */
let unkept: Consent | undefined;

/** Whether the visitor has agreed to be counted; null: not answered. Where no answer can be kept nobody is asked. */
export function givenConsent(): Consent | null {
  if (unkept) return unkept;
  try {
    const kept = localStorage.getItem(STORAGE_KEY);
    return kept === 'sim' || kept === 'nao' ? kept : null;
  } catch {
    return 'nao';
  }
}

/** Keeps the answer. A refusal also removes what an earlier agreement has left in the browser. */
export function giveConsent(consent: Consent): void {
  try {
    localStorage.setItem(STORAGE_KEY, consent);
    unkept = undefined;
  } catch {
    unkept = consent;
  }
  for (const listener of listeners) listener();
  if (consent === 'nao') forget();
}

function forget(): void {
  for (const cookie of document.cookie.split('; ').filter((one) => COOKIE.test(one))) {
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  }
  window.indexedDB?.deleteDatabase(DATABASE);
}

/** Calls the listener when the answer may have changed, in this tab or another. */
export function watchConsent(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
