import { beforeEach, expect, it, vi } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '../../../../src/base/durations';
import { ServerClock } from '../../../../src/show/clock/serverClock';
import { TimeRequests } from '../../../../src/show/clock/timeRequests';

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));

/** Collects the requests for a room that opens in `left` ms, with the second at which each is sent. */
function requests(left: number, answer: () => Promise<number>) {
  const start = Date.now();
  const seconds: number[] = [];
  const onUnknown = vi.fn<() => void>();
  const clock = new ServerClock(() => {
    seconds.push((Date.now() - start) / SECOND_MS);
    return answer();
  });
  const asking = new TimeRequests(clock, () => left, onUnknown);
  asking.begin(left);
  return { seconds, asking, onUnknown };
}

const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

it('without an answer, the server is asked after pauses that grow up to 30 s', async () => {
  // No pause is shortened.
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const { seconds, onUnknown } = requests(0, noAnswer);
  await vi.advanceTimersByTimeAsync(105 * SECOND_MS);
  const pauses = [0, 1, 2, 4, 8, 16, 30, 30];
  // Each attempt consists of two requests, half a second apart.
  const attempts = pauses.map((_, index) =>
    pauses.slice(0, index + 1).reduce((sum, pause) => sum + 0.5 + pause),
  );
  expect(seconds).toEqual(attempts.flatMap((second) => [second, second + 0.5]));
  expect(onUnknown).toHaveBeenCalledTimes(pauses.length);
});

it.each([
  ['within 3 s', MINUTE_MS, 3],
  ['in the first third of the time left', 6_000, 2],
])('visitors who hear of a room at the same moment ask %s', async (_, left, latest) => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.5).mockReturnValueOnce(0.999);
  const visits = [1, 2, 3].map(() => requests(left, async () => Date.now()));
  await vi.advanceTimersByTimeAsync(latest * SECOND_MS);
  const [first, second, third] = visits.map(({ seconds: [asked] }) => asked);
  expect(first).toBe(0);
  expect(second).toBeCloseTo(latest / 2);
  expect(third).toBeCloseTo(latest);
});

it('asks no more once it is stopped', async () => {
  // No pause is shortened.
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const { seconds, asking } = requests(0, noAnswer);
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  asking.stop();
  await vi.advanceTimersByTimeAsync(60 * SECOND_MS);
  expect(seconds).toEqual([0, 0.5]);
});
