import { listenTo } from './listenTo';

const listeners = new Set<() => void>();

/** The stored text, or null if there is none; undefined where the browser blocks the storage. */
export function read(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * The stored JSON; null if there is none, or it is not valid.
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
    // If the browser blocks the storage, nothing is stored in it.
  }
  notifyListeners();
}

/**
 * Calls the listener when anything stored may have changed, in this tab or another.
 * @returns a function that ends it
 */
export function onStorageChange(listener: () => void): () => void {
  listeners.add(listener);
  const endListening = listenTo(window, ['storage'], listener);
  return () => {
    listeners.delete(listener);
    endListening();
  };
}

/** Calls the listeners of this tab: browsers notify only the other tabs of a change. */
function notifyListeners(): void {
  for (const listener of listeners) listener();
}
