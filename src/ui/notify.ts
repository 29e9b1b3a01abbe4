import { useSyncExternalStore } from 'react';
import { loadPart } from '../loadPart';
import { report } from '../reporting';
import { withTimeout } from '../timeouts';

/** An error also says what to do, which takes longer to read, ms. */
const ERROR_MS = 8_000;
/** After this time the text is shown without the library, ms. */
const LIBRARY_LIMIT_MS = 5_000;

type Library = typeof import('./ToastArea');

let loaded: Library | null = null;
const listeners = new Set<() => void>();

/**
 * Shows a toast, which outlives the page that asked for it. If its library or its style sheet cannot be loaded, the browser
 * shows the text.
 */
export function notify(kind: 'success' | 'error', text: string): void {
  withTimeout(LIBRARY_LIMIT_MS, loadLibrary()).then(
    (module) => {
      module.toast[kind](text, kind === 'error' ? { autoClose: ERROR_MS } : {});
      loaded = module;
      for (const listener of listeners) listener();
    },
    (error: unknown) => {
      report('Os avisos não foram carregados:', error);
      window.alert(text);
    },
  );
}

async function loadLibrary(): Promise<Library> {
  const library = await loadPart(() => import('./ToastArea'), 'never');
  await library.styled;
  return library;
}

/** The library with the component in which toasts appear, null until there is one to show. */
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
