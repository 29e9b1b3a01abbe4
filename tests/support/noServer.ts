import { disableNetwork, setLogLevel } from 'firebase/firestore';
import { beforeAll, expect, vi } from 'vitest';

/** What is logged where a part of a page finds no server. */
export const NOT_LOADED: unknown[] = [
  'Uma parte da página não foi carregada:',
  expect.objectContaining({ code: 'unavailable' }),
];

/** For a whole file of tests: the SDK is as it is, and nothing listens at Firestore's port. */
export function goWithoutServer(): void {
  vi.stubEnv('VITE_FIRESTORE_EMULATOR', '127.0.0.1:1');
  setLogLevel('silent');
  beforeAll(async () => {
    // Each look for a server would make the SDK wait longer before the next.
    await disableNetwork((await import('../../src/firebase/firestore')).db);
  });
}
