import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

let consoleErrors: unknown[][] = [];

/** Returns the errors logged so far, and forgets them. A test fails if any are left at its end. */
export function takeConsoleErrors(): unknown[][] {
  const taken = consoleErrors;
  consoleErrors = [];
  return taken;
}

beforeEach(() => {
  consoleErrors = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void consoleErrors.push(words));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  // After the globals, because a test may stub the `performance` of the mocked clock.
  vi.useRealTimers();
  expect(takeConsoleErrors(), 'unexpected console.error').toEqual([]);
});

// A part of a page that still loads when its test file ends would fail the next file of the same worker.
afterAll(() => vi.dynamicImportSettled());
