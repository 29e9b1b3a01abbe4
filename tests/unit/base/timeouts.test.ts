import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { growingPause, sleep } from '../../../src/base/timeouts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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

it.each([
  ['are shortened by half at most', 0, [500, 1_000, 2_000, 2_500, 2_500]],
  ['are not always shortened', 1, [1_000, 2_000, 4_000, 5_000, 5_000]],
])('growing pauses double up to the longest, and %s', (_, random, expected) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const pauses = expected.map((__, failures) => growingPause(failures, { first: 1_000, longest: 5_000 }));
  expect(pauses).toEqual(expected);
});
