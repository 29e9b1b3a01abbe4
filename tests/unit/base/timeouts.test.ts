import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sleep } from '../../../src/base/timeouts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a sleep ends after its time, or as soon as its signal is aborted, and leaves no timer', async () => {
  const waking = new AbortController();
  const onEnd = vi.fn<(which: string) => void>();
  void sleep(1_000, waking.signal).then(() => onEnd('short'));
  void sleep(60_000, waking.signal).then(() => onEnd('long'));
  await vi.advanceTimersByTimeAsync(999);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('short');
  waking.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(onEnd).toHaveBeenCalledWith('long');
  expect(vi.getTimerCount()).toBe(0);
});
