import { listenTo } from './listenTo';

// The keys of what the site stores in a browser's localStorage (docs/dados.md).

/** The signed-in person's profile. */
export const PROFILE_KEY = '@users';
/** The promotions in which the person takes part. */
export const PARTICIPATIONS_KEY = '@minhasParticipacoes';
/** The uid of the person whose registration has been counted, so that the page need not ask again. */
export const COUNTED_KEY = '@contagem';
/** The accepted version of the terms, with the uid of the person who accepted it. */
export const TERMS_KEY = '@termos';
/** The tickets of the latest clicks in the waiting room. */
export const TICKETS_KEY = '@salaDeEspera';
/** The tickets of winners whom the team has ticked off as arrived. */
export const ARRIVALS_KEY = '@chegaram';
/** The uid of the last team member who has opened the desk in this browser. */
export const TEAM_KEY = '@equipe';
/** The answer to the question about statistics. */
export const CONSENT_KEY = '@estatisticas';

const listeners = new Set<() => void>();

/** By key, the texts that localStorage could not store, being full or blocked, until the page is closed. */
const unstored = new Map<string, string>();

/** The text written last; null if there is none, undefined if the browser blocks localStorage. */
export function readStored(key: string): string | null | undefined {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * The value of the stored JSON; null if there is none or it is not valid.
 * @param parse throws if the value is not valid
 */
export function readStoredJson<T>(key: string, parse: (value: unknown) => T): T | null {
  try {
    return parse(JSON.parse(readStored(key) ?? 'null'));
  } catch {
    return null;
  }
}

export function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
  notifyListeners();
}

export function removeStored(key: string): void {
  unstored.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // The browser blocks localStorage, so there is nothing to remove.
  }
  notifyListeners();
}

/**
 * Calls the listener when anything in localStorage may have changed, in this tab or another.
 * @returns a function that removes the listener
 */
export function onStorageChange(listener: () => void): () => void {
  listeners.add(listener);
  const endListening = listenTo(window, ['storage'], listener);
  return () => {
    listeners.delete(listener);
    endListening();
  };
}

/** Tells the listeners of this tab, because the browser's `storage` event reaches only the other tabs. */
function notifyListeners(): void {
  for (const listener of listeners) listener();
}
