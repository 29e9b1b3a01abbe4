import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Pages load their parts lazily, which takes its time on a machine with other work; a second is no limit of ours.
configure({ asyncUtilTimeout: 4_000 });

let consoleErrors: unknown[][] = [];

/** A test that expects words on the console takes them from here; what is left at its end fails it. */
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
