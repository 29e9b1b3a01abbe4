import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

let consoleErrors: unknown[][] = [];

/** Returns and clears the errors logged so far. A test fails if any are left at its end. */
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

// Files of one worker may share its globals.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
