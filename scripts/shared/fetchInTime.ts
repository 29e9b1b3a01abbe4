import { ANSWER_LIMIT_MS } from '../../src/base/timeouts';

/** Sends a request past all caches, and rejects if there is no answer in time. */
export function fetchInTime(address: string | URL, options: RequestInit = {}): Promise<Response> {
  return fetch(address, { cache: 'no-store', ...options, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
}
