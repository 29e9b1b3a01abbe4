import { beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../../src/base/durations';
import { sleep } from '../../../../src/base/timeouts';
import { ServerClock } from '../../../../src/show/clock/serverClock';

const SERVER_AT_0 = 1_800_000_000_000;

beforeEach(() => void vi.useFakeTimers({ now: 0 }));

/** A clock whose requests take these times to the server and back, in ms; null if there is no answer. */
function clockOver(...trips: ([there: number, back: number] | null)[]) {
  const start = performance.now();
  const ask = vi.fn<() => Promise<number>>(async () => {
    const trip = trips.shift();
    if (!trip) throw new TypeError('fetch failed');
    if (trip[0] > 0) await sleep(trip[0]);
    const time = SERVER_AT_0 + performance.now() - start;
    if (trip[1] > 0) await sleep(trip[1]);
    return time;
  });
  const clock = new ServerClock(ask);
  const wrongBy = () => (clock.now() ?? NaN) - (SERVER_AT_0 + performance.now() - start);
  return { clock, ask, wrongBy };
}

async function measured({ clock }: { clock: ServerClock }): Promise<void> {
  const measuring = clock.measure();
  await vi.advanceTimersByTimeAsync(10_000);
  await measuring;
}

it('is not known before the server has been asked', () => {
  const { clock } = clockOver();
  expect(clock.now()).toBeNull();
  expect(clock.error).toBe(Infinity);
});

it.each<[number, number, number]>([
  [200, 200, 0],
  [0, 400, -200],
  [400, 0, 200],
])('with %d ms there and %d ms back is wrong by %d ms', async (there, back, expected) => {
  const asked = clockOver([there, back]);
  await measured(asked);
  expect(asked.wrongBy()).toBeCloseTo(expected);
  expect(asked.clock.error).toBeCloseTo(200);
  await vi.advanceTimersByTimeAsync(DAY_MS);
  expect(asked.wrongBy()).toBeCloseTo(expected);
});

it('believes the answer with the shortest round trip', async () => {
  const asked = clockOver([0, 400], [0, 60], [0, 100], null);
  await measured(asked);
  for (const expected of [-30, -30, -30]) {
    const improving = asked.clock.improve();
    await vi.advanceTimersByTimeAsync(1_000);
    await improving;
    expect(asked.wrongBy()).toBeCloseTo(expected);
  }
  expect(asked.ask).toHaveBeenCalledTimes(4);
});

it('forgets what it knew when it is measured again, and keeps it if that fails', async () => {
  const asked = clockOver([0, 40], [0, 400], null, null);
  await measured(asked);
  await measured(asked);
  expect(asked.wrongBy()).toBeCloseTo(-200);
  await measured(asked);
  expect(asked.wrongBy()).toBeCloseTo(-200);
});

it('asks a second time without an answer', async () => {
  const asked = clockOver(null, null, [0, 40]);
  const measuring = asked.clock.measure();
  await vi.advanceTimersByTimeAsync(500);
  await measuring;
  expect(asked.ask).toHaveBeenCalledTimes(2);
  expect(asked.clock.now()).toBeNull();
  await measured(asked);
  expect(asked.wrongBy()).toBeCloseTo(-20);
});

it('goes on while the device sleeps, and is then no longer fresh', async () => {
  const asked = clockOver([0, 40]);
  await measured(asked);
  expect(asked.clock.isFresh(20_000)).toBe(true);
  expect(asked.clock.isFresh(5_000)).toBe(false);
  const before = asked.clock.now() ?? NaN;
  // Only the device's clock goes on, as while a device sleeps; performance.now() stands still.
  vi.setSystemTime(Date.now() + 2 * MINUTE_MS);
  expect(asked.clock.now()).toBeCloseTo(before + 2 * MINUTE_MS);
  expect(asked.clock.isFresh(10 * MINUTE_MS)).toBe(false);
});

it('measures once for all who ask at the same time', async () => {
  const asked = clockOver([10, 10]);
  await Promise.all([measured(asked), measured(asked)]);
  expect(asked.ask).toHaveBeenCalledOnce();
});
