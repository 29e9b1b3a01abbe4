import { growingPause } from './timeouts';

/** Between two attempts. */
const PAUSES_MS = { first: 1_000, longest: 30_000 };

/**
 * Loads a part of the app, which a page needs beside its first paint, until it has come.
 * @param load calls `loadPart`
 * @param onRetry called when another attempt begins
 * @returns a function that gives up
 */
export function keepLoading<T>(
  load: () => Promise<T>,
  onLoaded: (part: T) => void,
  onRetry: () => void,
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
  // When the network is back, the rest of a pause is skipped, and an attempt that hangs is not waited for.
  const onOnline = () => tryAgainIn(0);
  const end = () => {
    ended = true;
    clearTimeout(timer);
    window.removeEventListener('online', onOnline);
  };

  function attempt(): void {
    const failures = attempts++;
    if (failures === 1) window.addEventListener('online', onOnline);
    load().then(
      (part) => {
        if (ended) return;
        end();
        onLoaded(part);
      },
      () => {
        const isLatest = attempts === failures + 1;
        if (!ended && isLatest) tryAgainIn(growingPause(failures, PAUSES_MS));
      },
    );
  }

  attempt();
  return end;
}
