import { listenTo } from './listenTo';

const listeners = new Set<() => void>();

/** The stored text; null if there is none, undefined if the browser blocks localStorage. */
export function read(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * The value of the stored JSON; null if there is none or it is not valid.
 * @param parse throws if the value is not valid
 */
export function readJson<T>(key: string, parse: (value: unknown) => T): T | null {
  try {
    return parse(JSON.parse(read(key) ?? 'null'));
  } catch {
    return null;
  }
}

/** Stores the text. Returns false if the storage is blocked or full. */
export function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  } finally {
    notifyListeners();
  }
}

export function remove(key: string): void {
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
