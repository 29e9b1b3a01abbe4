import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useChunk } from '../../../src/ui/useChunk';

const PART = { name: 'the part' };
type Load = () => Promise<typeof PART>;

const LOADING = { chunk: null, failing: false };
const FAILING = { chunk: null, failing: true };
const LOADED = { chunk: PART, failing: false };

/** As `import()` fails where there is no network. */
function noNetwork(): Promise<typeof PART> {
  return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
}

/** Settles what is under way, this much later. */
async function later(ms = 0): Promise<void> {
  // React answers at the end of an `act`; the pauses are whole seconds.
  for (let left = ms; left >= 0; left -= 1_000)
    await act(async () => void (await vi.advanceTimersByTimeAsync(Math.min(left, 1_000))));
}

function online(): Promise<void> {
  window.dispatchEvent(new Event('online'));
  return later();
}

beforeEach(() => {
  vi.useFakeTimers();
  // The screen of a machine that paints at once, so that only the pauses take time.
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => paint());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('has nothing at first, and then the part', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(PART));
  const { result } = renderHook(() => useChunk(load));
  expect(result.current).toEqual(LOADING);
  await later();
  expect(result.current).toEqual(LOADED);
  await later(120_000);
  await online();
  expect(load).toHaveBeenCalledOnce();
});

describe('where it cannot be loaded', () => {
  it('is loaded by a later attempt', async () => {
    const load = vi.fn<Load>(noNetwork).mockImplementationOnce(noNetwork).mockImplementationOnce(noNetwork);
    const { result } = renderHook(() => useChunk(load));
    await later(1_000);
    expect(result.current).toEqual(FAILING);
    load.mockResolvedValue(PART);
    await later(2_000);
    expect(result.current).toEqual(LOADED);
    await later(120_000);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('pauses 1 s, then twice as long each time, at most 30 s', async () => {
    const load = vi.fn<Load>(noNetwork);
    renderHook(() => useChunk(load));
    await later();
    let attempts = 1;
    for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      await later(pause - 1);
      expect(load).toHaveBeenCalledTimes(attempts);
      await later(1);
      expect(load).toHaveBeenCalledTimes(++attempts);
    }
  });

  it('says from the second attempt on that it is failing', async () => {
    const { result } = renderHook(() => useChunk(noNetwork));
    await later(999);
    expect(result.current).toEqual(LOADING);
    await later(1);
    expect(result.current).toEqual(FAILING);
    await later(120_000);
    expect(result.current).toEqual(FAILING);
  });

  it('is loaded at once when the network is back', async () => {
    const load = vi.fn<Load>(noNetwork);
    const { result } = renderHook(() => useChunk(load));
    // The pause of 30 s has just begun.
    await later(31_000);
    expect(load).toHaveBeenCalledTimes(6);
    load.mockResolvedValue(PART);
    await online();
    expect(result.current).toEqual(LOADED);
    await later(120_000);
    expect(load).toHaveBeenCalledTimes(7);
  });

  it('tries once however often the network says that it is back at that moment', async () => {
    const load = vi.fn<Load>(noNetwork);
    renderHook(() => useChunk(load));
    await later(31_000);
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      window.dispatchEvent(new Event('online'));
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(load).toHaveBeenCalledTimes(7);
  });

  it('is not asked for any more by a page that was left', async () => {
    const load = vi.fn<Load>(noNetwork);
    const { unmount } = renderHook(() => useChunk(load));
    await later(3_000);
    unmount();
    await later(120_000);
    await online();
    expect(load).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not asked for any more where the failure comes after the page was left', async () => {
    const load = vi.fn<Load>(noNetwork);
    const { unmount } = renderHook(() => useChunk(load));
    unmount();
    await later();
    expect(vi.getTimerCount()).toBe(0);
    await later(120_000);
    expect(load).toHaveBeenCalledOnce();
  });
});

it('an old attempt that ends late changes nothing', async () => {
  let endLate: ((part: typeof PART) => void) | undefined;
  const load = vi
    .fn<Load>(() => Promise.resolve(PART))
    .mockImplementationOnce(noNetwork)
    .mockImplementationOnce(() => new Promise((resolve) => (endLate = resolve)));
  const { result } = renderHook(() => useChunk(load));
  await later(1_000);
  await online();
  expect(result.current).toEqual(LOADED);
  await act(async () => endLate?.({ name: 'too late' }));
  expect(result.current).toEqual(LOADED);
});
