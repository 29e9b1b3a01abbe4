import { useSyncExternalStore } from 'react';
import { report } from '../reporting';

/** An error says what to do as well, which takes longer to read, ms. */
const ERROR_MS = 8_000;

interface Notices {
  /** Whether a toast has been asked for in this visit. */
  toasts: boolean;
  /** What there was no toast for, for as long as it is to be read. */
  plain: string[];
}

let notices: Notices = { toasts: false, plain: [] };
const listeners = new Set<() => void>();

/**
 * A toast, which outlives the page that asked for it. Its library is loaded at the first one; where that does not
 * come, the text is shown without it.
 */
export function notify(kind: 'success' | 'error', text: string): void {
  change({ toasts: true });
  import('react-toastify/unstyled').then(
    ({ toast }) => toast[kind](text, kind === 'error' ? { autoClose: ERROR_MS } : {}),
    (error) => {
      report('Os avisos não foram carregados:', error);
      showPlainly(text);
    },
  );
}

function showPlainly(text: string): void {
  const others = () => notices.plain.filter((other) => other !== text);
  change({ plain: [...others(), text] });
  setTimeout(() => change({ plain: others() }), ERROR_MS);
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
