import { useSyncExternalStore } from 'react';
import { withTimeout } from '../timeouts';
import { report } from '../reporting';

/** An error says what to do as well, which takes longer to read, ms. */
const ERROR_MS = 8_000;
/** Nobody waits longer for a toast, ms. */
const LIBRARY_LIMIT_MS = 5_000;

interface Notices {
  /** Whether a toast has been asked for in this visit. */
  toasts: boolean;
  /** What there was no toast for, for as long as it is to be read. */
  plain: { id: number; text: string }[];
}

let nextId = 0;
let notices: Notices = { toasts: false, plain: [] };
const listeners = new Set<() => void>();

/**
 * A toast, which outlives the page that asked for it. Its library is loaded at the first one; where that does not
 * come, the text is shown without it.
 */
export function notify(kind: 'success' | 'error', text: string): void {
  change({ toasts: true });
  withTimeout(LIBRARY_LIMIT_MS, import('./ToastArea')).then(
    ({ toast }) => toast[kind](text, kind === 'error' ? { autoClose: ERROR_MS } : {}),
    (error) => {
      report('Os avisos não foram carregados:', error);
      showPlainly(text);
    },
  );
}

function showPlainly(text: string): void {
  const id = nextId++;
  change({ plain: [...notices.plain, { id, text }] });
  setTimeout(() => change({ plain: notices.plain.filter((notice) => notice.id !== id) }), ERROR_MS);
}

function change(part: Partial<Notices>): void {
  notices = { ...notices, ...part };
  for (const listener of listeners) listener();
}

export function useNotices(): Notices {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => notices,
  );
}
