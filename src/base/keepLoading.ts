import { listenTo } from './listenTo';
import { randomPause, RETRY_PAUSES_MS } from './timeouts';

/**
 * Loads a chunk or data that a page needs after its first paint, and repeats failed attempts until one
 * succeeds.
 * @param load loads data, or a chunk by `loadChunk`
 * @param onLoaded may return a clean-up function
 * @param onRetry called when another attempt begins
 * @returns a function that ends the attempts or, once one has succeeded, calls the clean-up function
 */
export function keepLoading<T>(
  load: () => Promise<T>,
  onLoaded: (loaded: T) => void | (() => void),
  onRetry = () => {},
): () => void {
  let attempts = 0;
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tryAgainIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      onRetry();
      attempt();
    }, ms);
  };
  let endListening: (() => void) | undefined;
  let cleanUp: void | (() => void);
  const endAttempts = () => {
    ended = true;
    clearTimeout(timer);
    endListening?.();
  };

  function attempt(): void {
    const failures = attempts++;
    // When the network is back, tries at once, instead of waiting for the pause or for an attempt that hangs.
    if (failures === 1) endListening = listenTo(window, ['online'], () => tryAgainIn(0));
    load().then(
      (loaded) => {
        if (ended) return;
        endAttempts();
        cleanUp = onLoaded(loaded);
      },
      () => {
        const isLatest = attempts === failures + 1;
        if (!ended && isLatest) tryAgainIn(randomPause(failures, RETRY_PAUSES_MS));
      },
    );
  }

  attempt();
  return () => {
    endAttempts();
    cleanUp?.();
  };
}
