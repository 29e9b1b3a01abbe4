import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TrueAfter, whenChanged } from '../../../../src/waiting-room/session/changes';

it('whenChanged passes on each value that differs from the one before, once', () => {
  const values: (string | null)[] = [];
  const next = whenChanged<string | null>((value) => values.push(value));
  for (const value of ['a', 'a', null, null, 'a']) next(value);
  expect(values).toEqual(['a', null, 'a']);
});

describe('TrueAfter', () => {
  beforeEach(() => vi.useFakeTimers());

  it('tells that a condition has held for that time, and calls once when it has', () => {
    const onElapsed = vi.fn<() => void>();
    const held = new TrueAfter(3_000, onElapsed);
    expect(held.update(true)).toBe(false);
    vi.advanceTimersByTime(2_999);
    expect(held.update(true)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(held.update(true)).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(onElapsed).toHaveBeenCalledOnce();
  });

  it('begins anew after a break', () => {
    const onElapsed = vi.fn<() => void>();
    const held = new TrueAfter(3_000, onElapsed);
    held.update(true);
    vi.advanceTimersByTime(2_000);
    held.update(false);
    held.update(true);
    vi.advanceTimersByTime(2_000);
    expect(held.update(true)).toBe(false);
    expect(onElapsed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(held.update(false)).toBe(false);
    expect(onElapsed).toHaveBeenCalledOnce();
  });
});
