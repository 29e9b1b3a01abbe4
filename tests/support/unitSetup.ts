import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Pages load their parts lazily, which can take more than the default of 1 s on a busy machine.
configure({ asyncUtilTimeout: 4_000 });

// jsdom has no layout.
Element.prototype.scrollIntoView = () => {};

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
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  expect(takeConsoleErrors(), 'unexpected console.error').toEqual([]);
});
