import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CLICK_LIMITS, TimeLeft } from '../../../../src/waiting-room/session/timeLeft';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The longest pause between two attempts. */
const PAUSE_MS = 2_500;

/** How long attempts are made, ms. */
async function duration(timeLeft: TimeLeft, onAttempt: () => void): Promise<number> {
  const begun = performance.now();
  for (let attempt = 0, goesOn = true; goesOn; attempt++) {
    onAttempt();
    const paused = timeLeft.pauseOrThrow(attempt, new Error('No answer.'));
    const settled = paused.then(
      () => true,
      () => false,
    );
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    goesOn = await settled;
  }
  return performance.now() - begun;
}

it.each([
  ['30 s if the server does not answer', () => {}, 30_000],
  ['5 min if the room stays locked', (timeLeft: TimeLeft) => timeLeft.extend(), 300_000],
])('a click goes on for %s', async (_, onAttempt, limit) => {
  const timeLeft = new TimeLeft(CLICK_LIMITS);
  const lasted = await duration(timeLeft, () => onAttempt(timeLeft));
  expect(lasted).toBeGreaterThan(limit - 2 * PAUSE_MS);
  expect(lasted).toBeLessThanOrEqual(limit);
});
