import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../../src/base/durations';
import { promotionIn } from '../../../src/model';
import { useAtNextStatus } from '../../../src/promotions/useAtNextStatus';

const BEGIN = new Date('2026-12-01T23:00:00Z').getTime();
const promotion = {
  ...promotionIn('carro', { titulo: 'Um carro zero' }),
  inicio: new Date(BEGIN),
  fim: new Date(BEGIN + 60 * MINUTE_MS),
};

/** The device's clock is a day slow. */
beforeEach(() => void vi.useFakeTimers({ now: BEGIN - DAY_MS - 30 * MINUTE_MS }));

const pageAt = (minutes: number) => ({ promotion, now: new Date(BEGIN + minutes * MINUTE_MS) });

/** Opens the page half an hour before the promotion begins. */
function open() {
  const readAgain = vi.fn<() => void>();
  const { rerender, result } = renderHook((page) => useAtNextStatus(page, readAgain), {
    initialProps: pageAt(-30),
  });
  return { readAgain, result, answer: (minutes: number) => rerender(pageAt(minutes)) };
}

it('a promotion is read once when it begins, and once when it ends', async () => {
  const { readAgain, answer } = open();
  await vi.advanceTimersByTimeAsync(30 * MINUTE_MS - 1);
  expect(readAgain).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(readAgain).toHaveBeenCalledOnce();
  answer(0);
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS - 1);
  expect(readAgain).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  answer(60);
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
  expect(readAgain).toHaveBeenCalledTimes(2);
});

it('a promotion that began while the device slept is read within a second', async () => {
  const { readAgain } = open();
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  vi.setSystemTime(Date.now() + 40 * MINUTE_MS);
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  expect(readAgain).toHaveBeenCalledOnce();
});

it('a promotion that could not be read when it began is read again after pauses, until it has been read', async () => {
  const { readAgain, answer } = open();
  await vi.advanceTimersByTimeAsync(30 * MINUTE_MS);
  await vi.advanceTimersByTimeAsync(45 * SECOND_MS);
  expect(readAgain).toHaveBeenCalledTimes(3);
  answer(1);
  await vi.advanceTimersByTimeAsync(30 * MINUTE_MS);
  expect(readAgain).toHaveBeenCalledTimes(3);
});

it('the time goes on between two reads of a promotion, and stops before its status would change', async () => {
  const { result, answer } = open();
  const minutes = () => ((result.current?.getTime() ?? NaN) - BEGIN) / MINUTE_MS;
  expect(minutes()).toBe(-30);
  await act(() => vi.advanceTimersByTimeAsync(10 * MINUTE_MS));
  expect(minutes()).toBe(-20);
  await act(() => vi.advanceTimersByTimeAsync(50 * MINUTE_MS));
  expect(minutes()).toBe(-1);
  answer(30.5);
  expect(minutes()).toBe(30.5);
});
