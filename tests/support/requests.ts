import { vi } from 'vitest';

type Send = () => Promise<Response>;

/** Passes the next commit with writes to `handle`. `vi.unstubAllGlobals` undoes this. */
export function onNextCommit(handle: (send: Send) => Promise<Response>): void {
  onRequests((address, body) => address.includes(':commit') && body.includes('"writes":[{'), handle, 1);
}

/**
 * Keeps the next commit that contains writes, and gives the SDK the response of `answer`.
 * @returns a function that sends the kept commit; it throws if there was none
 */
export function keepNextCommit(answer: (send: Send) => Promise<Response>): Send {
  let kept: Send | undefined;
  onNextCommit((send) => {
    kept = send;
    return answer(send);
  });
  return async () => {
    if (!kept) throw new Error('No commit has been sent.');
    return kept();
  };
}

/** Passes the next `times` requests that match to `handle`. */
export function onRequests(
  matches: (address: string, body: string) => boolean,
  handle: (send: Send) => Promise<Response>,
  times = Infinity,
): void {
  const { fetch } = globalThis;
  let left = times;
  vi.stubGlobal('fetch', (address: string, request: { body?: string } = {}) => {
    const send = () => fetch(address, request);
    if (left === 0 || !matches(address, request.body ?? '')) return send();
    left--;
    return handle(send);
  });
}

/** Fails like a request without a network. */
export function lose(): Promise<never> {
  return Promise.reject(new TypeError('fetch failed'));
}

/** Never settles, like a request into a dead connection. */
export function unanswered(): Promise<never> {
  return new Promise(() => {});
}
