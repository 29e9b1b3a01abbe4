import { useSyncExternalStore } from 'react';
import { report } from '../reporting';

/** An error says what to do as well, which takes longer to read, ms. */
const ERROR_MS = 8_000;

let notified = false;
const listeners = new Set<() => void>();

/** A toast, which outlives the page that asked for it. Its library is loaded at the first one. */
export function notify(kind: 'success' | 'error', text: string): void {
  notified = true;
  for (const listener of listeners) listener();
  import('react-toastify/unstyled').then(
    ({ toast }) => toast[kind](text, kind === 'error' ? { autoClose: ERROR_MS } : {}),
    (error) => report(`O aviso "${text}" não foi mostrado:`, error),
  );
}

/** Whether a toast has been asked for in this visit. */
export function useNotified(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => notified,
  );
}
