import { startTransition, useEffect, useState } from 'react';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * A part of the app that is loaded beside the page: null until then; `failing` while that needs
 * another attempt.
 * @param load the `import()`, the same function at every render
 */
export function useChunk<T extends object>(load: () => Promise<T>): { chunk: T | null; failing: boolean } {
  const [chunk, setChunk] = useState<T | null>(null);
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    // In transitions: at an urgent update React would discard the HTML of parts that are not hydrated yet.
    const tryAgain = () => startTransition(() => setFailures(failures + 1));
    // When the network is back, the rest of the pause is skipped.
    if (failures > 0) window.addEventListener('online', tryAgain);
    load().then(
      (module) => {
        if (!left) startTransition(() => setChunk(module));
      },
      () => {
        const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
        if (!left) timer = setTimeout(tryAgain, pause);
      },
    );
    return () => {
      left = true;
      clearTimeout(timer);
      window.removeEventListener('online', tryAgain);
    };
  }, [load, failures]);

  return { chunk, failing: !chunk && failures > 0 };
}
