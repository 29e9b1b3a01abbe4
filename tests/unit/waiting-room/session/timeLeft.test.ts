import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { errorOf } from '../../../../src/base/errors';
import { CLICK_LIMITS, TimeLeft } from '../../../../src/waiting-room/session/timeLeft';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** How long attempts are made, ms. */
async function duration(timeLeft: TimeLeft, onAttempt: () => void): Promise<number> {
  const begun = performance.now();
  for (let attempt = 0; ; attempt++) {
    onAttempt();
    const end = errorOf(timeLeft.pauseOrThrow(attempt, new Error('No answer.')));
    const ended = vi.fn<() => void>();
    void end.then(ended);
    // The next timer may be another's, such as jsdom's.
    while (ended.mock.calls.length === 0) await vi.advanceTimersToNextTimerAsync();
    if ((await end) !== null) return performance.now() - begun;
  }
}

it.each([
  ['30 s if the server does not answer', () => {}, 30_000],
  ['5 min if the room stays locked', (timeLeft: TimeLeft) => timeLeft.extend(), 300_000],
])('a click goes on for %s', async (_, onAttempt, limit) => {
  const timeLeft = new TimeLeft(CLICK_LIMITS);
  const lasted = await duration(timeLeft, () => onAttempt(timeLeft));
  // The longest pause and the shortest attempt together take 3.5 s.
  expect(lasted).toBeGreaterThan(limit - 3_501);
  expect(lasted).toBeLessThanOrEqual(limit);
});
