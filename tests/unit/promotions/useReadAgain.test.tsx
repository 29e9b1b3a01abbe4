import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '../../../src/base/durations';
import { useReadAgain } from '../../../src/promotions/useReadAgain';

afterEach(() => void vi.useRealTimers());

it('a promotion is read again when the page is shown again 10 minutes after the last read that succeeded', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const readAgain = vi.fn<() => void>();
  const { rerender } = renderHook((data: object) => useReadAgain(data, readAgain), { initialProps: {} });
  const readsAfter = (minutes: number) => {
    vi.setSystemTime(Date.now() + minutes * MINUTE_MS);
    document.dispatchEvent(new Event('visibilitychange'));
    return readAgain.mock.calls.length;
  };
  // The first of the two reads fails.
  expect([9, 2, 1].map(readsAfter)).toEqual([0, 1, 2]);
  rerender({});
  expect([9, 2].map(readsAfter)).toEqual([2, 3]);
  rerender({});
  // The clock, which was fast, is set right.
  expect([-1, -60].map(readsAfter)).toEqual([3, 4]);
});
