import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '../../../src/base/durations';
import { useReadAgain } from '../../../src/promotions/useReadAgain';

afterEach(() => void vi.useRealTimers());

it('a promotion is read again when the page is shown again, but not more often than every 10 minutes', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const readAgain = vi.fn<() => void>();
  renderHook(() => useReadAgain(readAgain));
  const showAfter = (minutes: number) => {
    vi.setSystemTime(Date.now() + minutes * MINUTE_MS);
    document.dispatchEvent(new Event('visibilitychange'));
    return readAgain.mock.calls.length;
  };
  expect([9, 2, 9, 2].map(showAfter)).toEqual([0, 1, 1, 2]);
});
