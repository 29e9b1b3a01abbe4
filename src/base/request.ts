import { withTimeout } from './timeouts';

/**
 * Sends a request and reads its answer, with a time limit. Aborts a request that is late, because Chromium
 * would let the next request for the same address wait for the late one.
 * @throws NoAnswerError after the limit, or what `fetch` or `read` throws
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

/** @throws if the status is that of an error, or the body is not JSON */
export function jsonOf<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json() as Promise<T>;
}
