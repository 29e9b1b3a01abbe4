import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../src/base/durations';
import { ScreenOn } from '../../../src/waiting-room/ScreenOn';

const NOW = Date.parse('2026-11-28T20:00:00Z');

/** A show of an hour that begins in some ms. */
const showIn = (ms: number) => ({ begin: new Date(NOW + ms), end: new Date(NOW + ms + HOUR_MS) });

it.each([
  ['stays on without times', null, false, true],
  ['stays on in the last hour before the show', showIn(59 * MINUTE_MS), false, true],
  ['may go off hours before the show', showIn(5 * HOUR_MS), false, false],
  ['stays on during the show', showIn(-MINUTE_MS), false, true],
  ['stays on for half an hour after the show', showIn(-89 * MINUTE_MS), false, true],
  ['may go off after that', showIn(-2 * HOUR_MS), false, false],
  ['stays on while a button is there, whatever the times', showIn(-2 * HOUR_MS), true, true],
])('the screen %s', async (_, times, called, on) => {
  vi.useFakeTimers({ now: NOW });
  const headers = { Date: new Date(NOW).toUTCString() };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { headers }));
  const held = new Set<object>();
  const request = async () => {
    const lock = { release: async () => void held.delete(lock) };
    held.add(lock);
    return lock;
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
  render(<ScreenOn {...{ times, called }} />);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(held.size).toBe(on ? 1 : 0);
});
