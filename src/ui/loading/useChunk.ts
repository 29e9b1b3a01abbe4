import { startTransition, useEffect, useState } from 'react';
import { keepLoading } from '../../base/keepLoading';

/**
 * Loads a chunk after the page has been shown. `chunk` is null until it has loaded; `failing` is true from
 * the second attempt until the chunk has loaded.
 * @param load the `import()`, the same function at every render; null while the chunk is not needed
 */
export function useChunk<T extends object>(
  load: (() => Promise<T>) | null,
): { chunk: T | null; failing: boolean } {
  const [chunk, setChunk] = useState<T | null>(null);
  const [failing, setFailing] = useState(false);
  useEffect(
    () =>
      load
        ? keepLoading(
            load,
            // The updates are transitions: during an urgent update, React would discard prerendered HTML that
            // it has not hydrated yet.
            (loaded) => startTransition(() => setChunk(loaded)),
            () => startTransition(() => setFailing(true)),
          )
        : undefined,
    [load],
  );
  return { chunk, failing: !chunk && failing };
}
