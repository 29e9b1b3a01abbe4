import { useSyncExternalStore } from 'react';
import { loadChunk, withStyles } from '../../base/loadChunk';
import { report } from '../../base/reporting';
import { withTimeout } from '../../base/timeouts';

/** How long the toast library may take to load. After that, `alert` shows the text. */
const LIBRARY_LIMIT_MS = 5_000;

type Library = typeof import('./ToastArea');

let loaded: Library | null = null;
const listeners = new Set<() => void>();

/**
 * Shows a toast, which stays when another page opens. If the toast library or its style sheet cannot be
 * loaded, `alert` shows the text.
 */
export function notify(kind: 'success' | 'error', text: string): void {
  withTimeout(LIBRARY_LIMIT_MS, loadLibrary()).then(
    (module) => {
      // The library keeps the toast until the layout has rendered its container.
      module.showToast(kind, text);
      loaded = module;
      for (const listener of listeners) listener();
    },
    (error: unknown) => {
      report('Os avisos não foram carregados:', error);
      window.alert(text);
    },
  );
}

const loadLibrary = () => withStyles(loadChunk(() => import('./ToastArea'), 'never'));

/** The toast library's component, for the layout; null until the first toast. */
export function useToastLibrary(): Library | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => loaded,
    () => null,
  );
}
