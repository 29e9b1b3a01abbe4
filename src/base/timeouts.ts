import { DAY_MS } from './durations';

/** Thrown if a request had no answer, or none in time. The request may still have succeeded. */
export class NoAnswerError extends Error {
  /** The code with which the Firebase SDK reports the same. */
  readonly code = 'unavailable';
}

/** How long a server, such as Firestore, Auth, the site or the push service, may take to answer a request. */
export const ANSWER_LIMIT_MS = 10_000;

/**
 * How long the server may be silent before a page says so. After a room's removal, the SDK answers from its
 * cache for a shorter time, until the server has sent what takes the room's place.
 */
export const SHORT_GAP_MS = 1_500;

/** How long IndexedDB may take to answer. After this time, the page continues without IndexedDB. */
export const DATABASE_LIMIT_MS = 2_500;

/** The longest delay of a timer: a day. Browsers fire a timer of more than 24 days (31 bits) at once. */
export const MAX_TIMER_MS = DAY_MS;

/** Pauses between attempts, ms: each is twice as long as the one before, up to the longest. */
interface GrowingPauses {
  first: number;
  longest: number;
}

/** The pauses between requests to a server that does not answer, and between attempts to load a file. */
export const RETRY_PAUSES_MS: GrowingPauses = { first: 1_000, longest: 30_000 };

/**
 * The pause before the next attempt, ms.
 * @param failures 0 after the first failure
 */
export function growingPause(failures: number, { first, longest }: GrowingPauses): number {
  return Math.min(first * 2 ** failures, longest);
}

/** A growing pause, shortened at random by up to half, so that not all visitors try again together. */
export function randomPause(failures: number, pauses: GrowingPauses): number {
  return growingPause(failures, pauses) * (0.5 + Math.random() / 2);
}

/** Resolves after `ms`, or as soon as the signal is aborted: at once if it already is. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}

/**
 * Settles as the promise does, or rejects after the limit.
 * @throws NoAnswerError
 */
export function withTimeout<T>(limitMs: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswerError('No answer.')), Math.max(0, limitMs));
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
