import { waitFor } from '@testing-library/react';
import { setLogLevel } from 'firebase/firestore';
import { beforeEach, expect, vi } from 'vitest';
import { takeConsoleErrors } from './unitSetup';

/** Waits until a part of the page has logged that it could not be loaded. */
export async function expectNotLoaded(): Promise<void> {
  const logged: unknown[][] = [];
  await waitFor(() => {
    logged.push(...takeConsoleErrors());
    expect(logged).toEqual([NOT_LOADED]);
  });
}

/** What the console shows when a part of a page cannot reach the server. */
export const NOT_LOADED: unknown[] = [
  'Uma parte da página não foi carregada:',
  expect.objectContaining({ code: 'unavailable' }),
];

/** For a whole test file: the real Firestore SDKs, but with a port on which no server listens. */
export function goWithoutServer(): void {
  // No stub, because that would end with the first test.
  process.env.VITE_FIRESTORE_EMULATOR = '127.0.0.1:1';
  // Hides the log of the subscriptions' SDK that it has no connection.
  setLogLevel('silent');
}

/** For a whole test file: requests to the site, such as that for the server's time, fail. */
export function goWithoutSite(): void {
  beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch')));
}
