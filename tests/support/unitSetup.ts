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
  expect(takeConsoleErrors(), 'unexpected console.error').toEqual([]);
});

// Restores globals, because the files of a worker may share them.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
