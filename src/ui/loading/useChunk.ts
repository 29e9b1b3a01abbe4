import { startTransition, useEffect, useState } from 'react';
import { keepLoading } from '../../base/keepLoading';

/**
 * Loads a part of the app after the page has been shown. `chunk` is null until then; `failing` is true after
 * a failure, while it tries again.
 * @param load the `import()`, the same function at every render; null while the part is not needed
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
            // Updates in transitions: during an urgent update, React would discard prerendered HTML that it
            // has not hydrated yet.
            (part) => startTransition(() => setChunk(part)),
            () => startTransition(() => setFailing(true)),
          )
        : undefined,
    [load],
  );
  return { chunk, failing: !chunk && failing };
}
