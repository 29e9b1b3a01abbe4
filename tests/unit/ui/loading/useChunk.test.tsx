import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeGate } from '../../../../scripts/shared/gate';
import { MINUTE_MS } from '../../../../src/base/durations';
import { useChunk } from '../../../../src/ui/loading/useChunk';

const CHUNK = { name: 'the chunk' };
type Load = () => Promise<typeof CHUNK>;

const LOADING = { chunk: null, failing: false };
const FAILING = { chunk: null, failing: true };
const LOADED = { chunk: CHUNK, failing: false };

/** A loader that fails as `import()` does without a network. */
function failImport(): Promise<typeof CHUNK> {
  return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
}

/** Advances the timers by this time and settles pending promises. */
async function advance(ms = 0): Promise<void> {
  // Advances in steps of a second, of which the pauses are multiples: React renders only at the end of an
  // `act`.
  for (let left = ms; left >= 0; left -= 1_000)
    await act(async () => void (await vi.advanceTimersByTimeAsync(Math.min(left, 1_000))));
}

function goOnline(): Promise<void> {
  // Fires the event twice, because browsers may fire more than one.
  for (let times = 0; times < 2; times++) window.dispatchEvent(new Event('online'));
  return advance();
}

beforeEach(() => void vi.useFakeTimers());

it('useChunk is loading at first, then returns the chunk', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(CHUNK));
  const { result } = renderHook(() => useChunk(load));
  expect(result.current).toEqual(LOADING);
  await advance();
  expect(result.current).toEqual(LOADED);
  await advance(2 * MINUTE_MS);
  await goOnline();
  expect(load).toHaveBeenCalledOnce();
});

describe('useChunk after a failed import', () => {
  // No pause is shortened.
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(1));

  it('retries until an attempt succeeds', async () => {
    const load = vi.fn<Load>(failImport);
    const { result } = renderHook(() => useChunk(load));
    await advance(999);
    expect(result.current).toEqual(LOADING);
    // The time of the second attempt.
    await advance(1);
    expect(result.current).toEqual(FAILING);
    load.mockResolvedValue(CHUNK);
    await advance(2_000);
    expect(result.current).toEqual(LOADED);
    await advance(2 * MINUTE_MS);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('waits 1 s, then twice as long after each failure, at most 30 s', async () => {
    const load = vi.fn<Load>(failImport);
    renderHook(() => useChunk(load));
    await advance();
    let attempts = 1;
    for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      await advance(pause - 1);
      expect(load).toHaveBeenCalledTimes(attempts);
      await advance(1);
      expect(load).toHaveBeenCalledTimes(++attempts);
    }
  });

  it('retries immediately when the browser is online again', async () => {
    const load = vi.fn<Load>(failImport);
    const { result } = renderHook(() => useChunk(load));
    // The first pause of 30 s has just begun.
    await advance(31_000);
    expect(load).toHaveBeenCalledTimes(6);
    load.mockResolvedValue(CHUNK);
    await goOnline();
    expect(result.current).toEqual(LOADED);
    await advance(2 * MINUTE_MS);
    expect(load).toHaveBeenCalledTimes(7);
  });

  it('stops retrying after the component unmounts', async () => {
    const load = vi.fn<Load>(failImport);
    const { unmount } = renderHook(() => useChunk(load));
    await advance(3_000);
    unmount();
    await advance(2 * MINUTE_MS);
    await goOnline();
    expect(load).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not retry if the failure arrives after the component unmounted', async () => {
    const load = vi.fn<Load>(failImport);
    const { unmount } = renderHook(() => useChunk(load));
    unmount();
    await advance();
    expect(vi.getTimerCount()).toBe(0);
    await advance(2 * MINUTE_MS);
    expect(load).toHaveBeenCalledOnce();
  });
});

it('useChunk ignores the result of an outdated attempt', async () => {
  const late = makeGate<typeof CHUNK>();
  const load = vi
    .fn<Load>(() => Promise.resolve(CHUNK))
    .mockImplementationOnce(failImport)
    .mockReturnValueOnce(late.opened);
  const { result } = renderHook(() => useChunk(load));
  await advance(1_000);
  await goOnline();
  expect(result.current).toEqual(LOADED);
  await act(async () => late.open({ name: 'too late' }));
  expect(result.current).toEqual(LOADED);
});
