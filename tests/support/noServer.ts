import { setLogLevel } from 'firebase/firestore';
import { beforeEach, expect, vi } from 'vitest';

/** The log entry of a part of a page that cannot reach the server. */
export const NOT_LOADED: unknown[] = [
  'Uma parte da página não foi carregada:',
  expect.objectContaining({ code: 'unavailable' }),
];

/** For a whole test file: the real SDKs, with a Firestore port on which nothing listens. */
export function goWithoutServer(): void {
  vi.stubEnv('VITE_FIRESTORE_EMULATOR', '127.0.0.1:1');
  // The subscriptions' SDK logs that it has no connection.
  setLogLevel('silent');
}

/** For a whole test file: no request to the site is answered, such as that for the server's time. */
export function goWithoutSite(): void {
  beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch')));
}
