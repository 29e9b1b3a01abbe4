import { startTransition, useEffect, useState } from 'react';
import { keepLoading } from '../keepLoading';

/**
 * Loads a part of the app that the page's first paint does not need. `chunk` is null until the part is loaded; `failing` is
 * true if that takes more than one attempt.
 * @param load the `import()`, the same function at every render
 */
export function useChunk<T extends object>(load: () => Promise<T>): { chunk: T | null; failing: boolean } {
  const [chunk, setChunk] = useState<T | null>(null);
  const [failing, setFailing] = useState(false);
  useEffect(
    () =>
      keepLoading(
        load,
        // In transitions: at an urgent update React would discard the HTML of parts that are not hydrated yet.
        (part) => startTransition(() => setChunk(part)),
        () => startTransition(() => setFailing(true)),
      ),
    [load],
  );
  return { chunk, failing: !chunk && failing };
}
