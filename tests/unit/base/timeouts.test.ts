import { beforeEach, expect, it, vi } from 'vitest';
import { growingPause, randomPause, sleep } from '../../../src/base/timeouts';

beforeEach(() => void vi.useFakeTimers());

it('a sleep ends after its time, or as soon as its signal is aborted, and leaves no timer', async () => {
  const waking = new AbortController();
  const onEnd = vi.fn<(which: string) => void>();
  const others = vi.getTimerCount();
  void sleep(1_000, waking.signal).then(() => onEnd('short'));
  void sleep(60_000, waking.signal).then(() => onEnd('long'));
  await vi.advanceTimersByTimeAsync(999);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('short');
  waking.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(onEnd).toHaveBeenCalledWith('long');
  expect(vi.getTimerCount()).toBeLessThanOrEqual(others);
});

it('a sleep ends at once if its signal is already aborted', async () => {
  const onEnd = vi.fn<() => void>();
  void sleep(1_000, AbortSignal.abort()).then(onEnd);
  await vi.advanceTimersByTimeAsync(0);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('growing pauses double up to the longest', () => {
  const pauses = [0, 1, 2, 3].map((failures) => growingPause(failures, { first: 1_000, longest: 5_000 }));
  expect(pauses).toEqual([1_000, 2_000, 4_000, 5_000]);
});

it.each([
  [0, 500],
  [0.999, 999.5],
])(
  'a pause is shortened at random by up to half: with the random number %d, 1,000 ms to %d',
  (random, ms) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    expect(randomPause(1, { first: 500, longest: 5_000 })).toBeCloseTo(ms);
  },
);
