import { vi } from 'vitest';

/**
 * Makes all pauses a fifth as long, for tests that do not measure them. `vi.unstubAllGlobals` undoes this.
 */
export function hurryTimers(): void {
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
    setTimeout(run, ms / 5, ...given),
  );
}

export const WAIT = { timeout: 20_000, interval: 5 };

/** Repeats `work` until it does not throw. */
export const eventually = <T>(work: () => T | Promise<T>): Promise<T> => vi.waitFor(work, WAIT);
