import { beforeEach, expect, it, vi } from 'vitest';
import { sleep } from '../../../../src/base/timeouts';
import { ServerClock } from '../../../../src/show/clock/serverClock';
import { Refusals } from '../../../../src/waiting-room/session/refusals';

const DENIED = { code: 'permission-denied' };
const OPENS_AT = new Date('2026-11-28T21:00:00Z');

beforeEach(() => vi.useFakeTimers());

/** The round trip of the request for the server's time, ms. The clock can be wrong by half of it. */
const TRIP_MS = 100;

/** The opening of a room in `left` ms; null if the server does not answer. */
async function openingIn(left: number | null, trip = TRIP_MS) {
  const readExactTime = vi.fn<() => Promise<number>>(async () => {
    await sleep(trip / 2);
    const serverTime = OPENS_AT.getTime() - (left ?? 0) - trip / 2;
    await sleep(trip / 2);
    if (left === null) throw new Error('no answer');
    return serverTime;
  });
  const clock = new ServerClock(readExactTime);
  if (left !== null) void clock.measure();
  await vi.advanceTimersByTimeAsync(trip);
  return { readExactTime, clock, pause: sleep };
}

/** Says what `error` means for a click that was sent `trip` ms ago. */
function classify(refusals: Refusals, error: unknown, trip = 100, opensAt: Date | null = OPENS_AT): string {
  return refusals.classify(error, performance.now() - trip, opensAt);
}

/** Waits for the opening. Resolves with how long that took, ms, and whether the room should be open. */
async function waitForOpening(refusals: Refusals) {
  const begun = performance.now();
  const hasOpened = refusals.waitForOpening(OPENS_AT);
  await vi.runAllTimersAsync();
  return { hasOpened: await hasOpened, pause: Math.round(performance.now() - begun) };
}

it.each([
  ['other', 'no answer', { code: 'no-answer' }, 5_000],
  ['temporary', 'a lock by another transaction', { code: 'aborted' }, 5_000],
  ['early', 'a click just before the time', DENIED, 400],
  ['early', 'a click that was sent before the time and answered after it', DENIED, -30],
  ['early', 'a click after the time, but within the error of the clock', DENIED, -60],
  ['other', 'a click after the time', DENIED, -1_000],
  ['later', 'a click so long before the time that no button was due', DENIED, 500],
  ['temporary', 'a click while the time is unknown', DENIED, null],
])('says "%s" of %s', async (means, _, error, left) => {
  expect(classify(new Refusals(await openingIn(left)), error)).toBe(means);
});

it('has a click that came too early sent again at the moment of the opening', async () => {
  const wait = await waitForOpening(new Refusals(await openingIn(400)));
  expect(wait).toEqual({ hasOpened: true, pause: 400 });
});

it('asks for the time if the device’s clock was set', async () => {
  const opening = await openingIn(5_000);
  vi.setSystemTime(Date.now() + 6_000);
  expect(classify(new Refusals(opening), DENIED)).toBe('temporary');
  expect(opening.readExactTime).toHaveBeenCalledTimes(2);
});

it('says nothing of the time in a room without one', async () => {
  expect(classify(new Refusals(await openingIn(5_000)), DENIED, 100, null)).toBe('other');
});

it('asks for the time if that is unknown', async () => {
  const opening = await openingIn(null);
  classify(new Refusals(opening), DENIED);
  expect(opening.readExactTime).toHaveBeenCalled();
});

it('stops repeating a click at once if the open room goes on refusing it', async () => {
  const refusals = new Refusals(await openingIn(0, 10_000));
  const answers: string[] = [];
  for (let click = 0; click < 10; click++) {
    answers.push(classify(refusals, DENIED, 0));
    await waitForOpening(refusals);
  }
  expect(answers.indexOf('other')).toBe(8);
});

it('does not send a click at the old time if the team moves the time', async () => {
  const opening = { ...(await openingIn(400)), pause: async () => {} };
  expect((await waitForOpening(new Refusals(opening))).hasOpened).toBe(false);
});
