import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS, SECOND_MS } from '../../../../src/base/durations';

/** The mocked server's time. */
const TIME = new Date('2026-11-21T23:00:00Z');

/** The device's clock is a day fast. */
beforeEach(() => {
  vi.useFakeTimers({ now: TIME.getTime() + DAY_MS });
  vi.resetModules();
});

const after = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

it('without an answer the device’s time counts, until the server answers', async () => {
  // No pause is shortened.
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const { useApproximateTime } = await import('../../../../src/show/clock/useApproximateTime');
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { result, unmount } = renderHook(() => useApproximateTime(true));
  await after(SECOND_MS);
  expect(result.current).toEqual(new Date(TIME.getTime() + DAY_MS + SECOND_MS));
  fetched.mockImplementation(async () => {
    const date = new Date(Date.now() - DAY_MS).toUTCString();
    return new Response(null, { headers: { Date: date } });
  });
  await after(2 * SECOND_MS);
  expect(result.current).toEqual(new Date(TIME.getTime() + 3 * SECOND_MS));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('is right again after the device’s clock was set while the page was hidden', async () => {
  const { useApproximateTime } = await import('../../../../src/show/clock/useApproximateTime');
  let fast = DAY_MS;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const headers = { Date: new Date(Date.now() - fast).toUTCString() };
    return new Response(null, { headers });
  });
  const { result } = renderHook(() => useApproximateTime(true));
  await after(SECOND_MS);
  expect(result.current).toEqual(new Date(TIME.getTime() + SECOND_MS));
  fast = 0;
  vi.setSystemTime(TIME.getTime() + SECOND_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  await after(SECOND_MS);
  expect(result.current).toEqual(new Date(TIME.getTime() + 2 * SECOND_MS));
});
