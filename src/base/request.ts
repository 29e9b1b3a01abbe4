import { withTimeout } from './timeouts';

/**
 * Sends a request and reads its answer. Ends a request that has no answer in time: Chromium lets the next one
 * for the same address wait until then.
 * @throws NoAnswerError, or what `read` throws
 */
export function requestInTime<T>(
  limitMs: number,
  address: string,
  options: RequestInit,
  read: (response: Response) => T | Promise<T>,
): Promise<T> {
  const ending = new AbortController();
  const answer = fetch(address, { ...options, signal: ending.signal }).then(read);
  return withTimeout(limitMs, answer).finally(() => ending.abort());
}

/** @throws if the answer is an error */
export function jsonOf<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json() as Promise<T>;
}
