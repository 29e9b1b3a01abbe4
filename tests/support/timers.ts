import { vi } from 'vitest';
import { ANSWER_LIMIT_MS } from '../../src/base/timeouts';

/**
 * Makes all pauses a fifth as long, for tests that do not measure them. Timers of 10 s or more keep their
 * time: they limit how long a server may take, which on a busy machine is long. `vi.unstubAllGlobals` undoes
 * this.
 */
export function hurryTimers(): void {
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
    setTimeout(run, ms < ANSWER_LIMIT_MS ? ms / 5 : ms, ...given),
  );
}

export const WAIT = { timeout: 20_000, interval: 5 };

/** Repeats `work` until it does not throw. */
export const eventually = <T>(work: () => T | Promise<T>): Promise<T> => vi.waitFor(work, WAIT);
