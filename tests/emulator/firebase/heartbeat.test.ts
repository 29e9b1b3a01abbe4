import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lineTo } from '../../../scripts/bench/delayedLine';
import { connect, type Client } from '../../../scripts/shared/connect';
import { MINUTE_MS, SECOND_MS } from '../../../src/base/durations';
import { Pauses } from '../../../src/base/pauses';
import { sleep } from '../../../src/base/timeouts';
import { keepStreamAlive } from '../../../src/firebase/heartbeat';
import { testProject } from '../../support/firestore';
import { startProject } from '../../support/project';
import { eventually } from '../../support/timers';

startProject('heartbeat');

/** A delay of the line that is longer than any test. */
const FOREVER_MS = MINUTE_MS;

let line: Awaited<ReturnType<typeof lineTo>>;
let client: Client;
let stop: () => void;
/** The calls of `onSilence`, with the seconds since the heartbeat was sent. */
let reports: [silent: boolean, second: number][];

beforeEach(async () => {
  line = await lineTo(process.env.FIRESTORE_EMULATOR_HOST ?? '');
  client = connect({ ...testProject(), emulator: line.address });
});
afterEach(async () => {
  stop();
  await client.close();
  line.close();
  vi.restoreAllMocks();
});

let comeBack: (() => void) | null = null;
const onReturn = (listener: () => void) => {
  comeBack = listener;
  return () => void (comeBack = null);
};

/**
 * Starts the heartbeats, and lets the first one be sent at once.
 * @param waitMs how long the page waits for its answer, by its own clock, meanwhile
 */
async function beat(waitMs = 0): Promise<void> {
  reports = [];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const begun = performance.now();
  const onSilence = (silent: boolean) => void reports.push([silent, (performance.now() - begun) / SECOND_MS]);
  stop = keepStreamAlive(client.realtimeDb, { onSilence, onReturn });
  vi.advanceTimersByTime(15 * SECOND_MS);
  if (waitMs > 0) await vi.advanceTimersByTimeAsync(waitMs);
  vi.useRealTimers();
}

it('reports no silence of a server that answers', async () => {
  await beat();
  await eventually(() => expect(reports.at(-1)?.[0]).toBe(false));
  // On a busy machine, the answer may take longer than 3 s.
  expect(reports.filter(([silent, second]) => silent && second < 2.99)).toEqual([]);
});

it('is sent at once when the visitor comes back', async () => {
  await beat();
  await eventually(() => expect(reports.at(-1)?.[0]).toBe(false));
  const before = reports.length;
  comeBack?.();
  await eventually(() => expect(reports.length).toBeGreaterThan(before));
  // Otherwise, the pause would last 15 s.
  expect(reports[before]?.[1]).toBeLessThan(15);
});

it('reports silence after 3 s, which is over as soon as another connection shows that the server is there', async () => {
  line.delayBy(FOREVER_MS);
  const settings = { host: process.env.FIRESTORE_EMULATOR_HOST, ssl: false };
  vi.spyOn(client.realtimeDb, 'toJSON').mockReturnValue({ ...client.realtimeDb.toJSON(), settings });
  const request = vi.spyOn(globalThis, 'fetch');
  const intervals = vi.spyOn(globalThis, 'setInterval');
  const end = vi.spyOn(globalThis, 'clearInterval');
  await beat();
  await eventually(() => expect(reports.length).toBeGreaterThan(0));
  expect(reports[0]?.[1]).toBeGreaterThanOrEqual(2.99);
  // The connection is tried at once, and not only after the pause between two attempts.
  expect(request).toHaveBeenCalledOnce();
  await eventually(() => expect(reports.map(([silent]) => silent)).toEqual([true, false]));
  const probes = intervals.mock.calls.findIndex(([, ms]) => ms === 2_500);
  expect(end).toHaveBeenCalledWith(intervals.mock.results[probes]?.value);
});

it('reports silence until the server can be reached', async () => {
  line.delayBy(FOREVER_MS);
  const request = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  await beat(3 * SECOND_MS);
  await eventually(() => expect(reports).toHaveLength(1));
  await sleep(SECOND_MS);
  expect(reports.map(([silent]) => silent)).toEqual([true]);
  request.mockRestore();
  line.delayBy(0);
  await eventually(() => expect(reports.map(([silent]) => silent)).toEqual([true, false]));
});

it('reports the end of the silence, and listens no more, when it is stopped', async () => {
  line.delayBy(FOREVER_MS);
  await beat(3 * SECOND_MS);
  await eventually(() => expect(reports).toHaveLength(1));
  stop();
  expect(reports.map(([silent]) => silent)).toEqual([true, false]);
  expect(comeBack).toBeNull();
});

it('pauses twice as long after a restart, until a heartbeat is answered', async () => {
  line.delayBy(FOREVER_MS);
  const settings = { host: process.env.FIRESTORE_EMULATOR_HOST, ssl: false };
  vi.spyOn(client.realtimeDb, 'toJSON').mockReturnValue({ ...client.realtimeDb.toJSON(), settings });
  const pauses: number[] = [];
  vi.spyOn(Pauses.prototype, 'pause').mockImplementation(async (ms) => {
    pauses.push(ms);
    // The server answers again as soon as the stream has been restarted.
    if (pauses.length === 2) line.delayBy(0);
    if (pauses.length === 3) await new Promise(() => {});
  });
  stop = keepStreamAlive(client.realtimeDb, { onSilence: () => {}, onReturn });
  await eventually(() => expect(pauses).toHaveLength(3));
  expect(pauses).toEqual([15_000, 30_000, 15_000]);
});
