import { beforeEach, expect, it, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../../src/base/durations';
import type { Room } from '../../../../src/model';
import { OpeningTime } from '../../../../src/waiting-room/session/openingTime';

const START = 1_800_000_000_000;

beforeEach(() => void vi.useFakeTimers({ now: START }));

const roomIn = (ms: number): Room => ({
  id: 'a',
  link: 'protegido:show',
  cliques: 0,
  abreEm: new Date(START + ms),
});

/**
 * Makes an opening time.
 * @param serverTime returns the time that the server answers, ms since 1970; the device's by default
 */
function opening(serverTime = () => Date.now()) {
  const readExactTime = vi.fn<() => Promise<number>>(async () => serverTime());
  const onTick = vi.fn<() => void>();
  return { opening: new OpeningTime({ readExactTime, deviceNow: Date.now }, onTick), readExactTime, onTick };
}

it('counts the last ten seconds down, and opens once', async () => {
  const { opening: room, onTick } = opening();
  room.setRoom(roomIn(12_500), true);
  expect(room).toMatchObject({ showsButton: false, seconds: null });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(room.seconds).toBeNull();
  const seen: (number | null)[] = [];
  onTick.mockImplementation(() => void seen.push(room.seconds));
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect([...new Set(seen)]).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(room.showsButton).toBe(true);
});

it('asks for the time once, within 3 s, however often the room changes', async () => {
  const { opening: room, readExactTime } = opening();
  for (let change = 0; change < 5; change++) room.setRoom(roomIn(20_000), false);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(readExactTime).toHaveBeenCalledOnce();
  room.setRoom({ ...roomIn(0), abreEm: null }, false);
  room.setRoom(roomIn(15_000), false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(readExactTime).toHaveBeenCalledOnce();
});

it.each([
  [40, 1],
  [400, 3],
])('asks, with round trips of %d ms, %d times, and never in the last moments', async (trip, questions) => {
  const answer = () => new Promise<number>((resolve) => setTimeout(() => resolve(Date.now()), trip));
  const readExactTime = vi.fn<() => Promise<number>>(answer);
  const room = new OpeningTime({ readExactTime, deviceNow: Date.now }, () => {});
  room.setRoom(roomIn(20_000), true);
  vi.spyOn(Math, 'random').mockReturnValue(0.99);
  await vi.advanceTimersByTimeAsync(16_000);
  expect(readExactTime).toHaveBeenCalledTimes(questions);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(readExactTime).toHaveBeenCalledTimes(questions);
});

it('no longer asks after the room was removed', async () => {
  const { opening: room, readExactTime } = opening();
  room.setRoom(roomIn(5 * MINUTE_MS), true);
  await vi.advanceTimersByTimeAsync(0);
  expect(readExactTime).toHaveBeenCalledOnce();
  room.setRoom(undefined, true);
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  expect(readExactTime).toHaveBeenCalledOnce();
});

it('is over for a room without a time, and asks for none', () => {
  const { opening: room, readExactTime } = opening();
  room.setRoom({ ...roomIn(0), abreEm: null }, true);
  expect(room.showsButton).toBe(true);
  expect(readExactTime).not.toHaveBeenCalled();
});

it('opens at once when a suspended page is resumed after the time', async () => {
  const { opening: room, onTick } = opening();
  room.setRoom(roomIn(5_000), true);
  await vi.advanceTimersByTimeAsync(10);
  expect(room.seconds).toBe(5);
  // The time passes without any timer, as while a device sleeps.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 6_000);
  onTick.mockClear();
  room.wake();
  expect(onTick).toHaveBeenCalled();
  expect(room.showsButton).toBe(true);
});

it('asks again when a device wakes whose clock has stood still', async () => {
  let slept = 0;
  const { opening: room } = opening(() => Date.now() + slept);
  room.setRoom(roomIn(MINUTE_MS), true);
  await vi.advanceTimersByTimeAsync(10);
  slept = MINUTE_MS;
  room.wake();
  await vi.advanceTimersByTimeAsync(10);
  expect(room.showsButton).toBe(true);
});

it('asks again for the next room if the device has slept since', async () => {
  const { opening: room, readExactTime } = opening();
  room.setRoom(roomIn(1_000), true);
  await vi.advanceTimersByTimeAsync(2_000);
  room.setRoom(undefined, false);
  vi.setSystemTime(START + 200_000);
  room.setRoom(roomIn(230_000), true);
  await vi.advanceTimersByTimeAsync(10);
  expect(readExactTime).toHaveBeenCalledTimes(2);
  expect(room.seconds).toBeNull();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(room.seconds).toBe(5);
});

it('asks about a room of in an hour again in its last minutes, because clocks drift', async () => {
  const { opening: room, readExactTime } = opening();
  room.setRoom(roomIn(HOUR_MS), true);
  await vi.advanceTimersByTimeAsync(3_500_000);
  expect(readExactTime).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(85_000);
  expect(readExactTime).toHaveBeenCalledTimes(2);
});

it('shows the button without the time, asks again, and then waits for the time of this room and of the next', async () => {
  // No pause is shortened.
  vi.spyOn(Math, 'random').mockReturnValue(1);
  let broken = true;
  const { opening: room, readExactTime } = opening(() => {
    if (broken) throw new TypeError('Failed to fetch');
    return Date.now();
  });
  room.setRoom(roomIn(MINUTE_MS), true);
  await vi.advanceTimersByTimeAsync(600);
  expect(room.showsButton).toBe(true);
  // The room stays open also while the server is asked again.
  await vi.advanceTimersByTimeAsync(1_100);
  expect(readExactTime).toHaveBeenCalledTimes(3);
  expect(room.showsButton).toBe(true);
  room.setRoom({ ...roomIn(90_000), id: 'b' }, true);
  expect(room.showsButton).toBe(false);
  broken = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(room.showsButton).toBe(false);
});

it('stays open, and never counts up, if a better answer says that it is a little earlier', async () => {
  let ahead = 300;
  const { opening: room } = opening(() => Date.now() + ahead);
  room.setRoom(roomIn(5_000), true);
  await vi.advanceTimersByTimeAsync(10);
  expect(room.seconds).toBe(5);
  await vi.advanceTimersByTimeAsync(800);
  expect(room.seconds).toBe(4);
  ahead = 0;
  room.wake();
  await vi.advanceTimersByTimeAsync(10);
  expect(room.seconds).toBe(4);
  ahead = 5_000;
  room.wake();
  await vi.advanceTimersByTimeAsync(10);
  expect(room.showsButton).toBe(true);
  ahead = 3_800;
  await room.clock.measure();
  expect(room.showsButton).toBe(true);
  room.setRoom(roomIn(20_000), true);
  expect(room.showsButton).toBe(false);
});

it('asks again for the time of an open room only if the device’s clocks disagree', async () => {
  const { opening: room, readExactTime } = opening();
  room.setRoom(roomIn(1_000), true);
  await vi.advanceTimersByTimeAsync(2_000);
  room.wake();
  await vi.advanceTimersByTimeAsync(10);
  expect(readExactTime).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.now() + MINUTE_MS);
  room.wake();
  await vi.advanceTimersByTimeAsync(10);
  expect(readExactTime).toHaveBeenCalledTimes(2);
});

it('counts down rightly again a second after the device’s clock was set while the page is visible', async () => {
  const begun = performance.now();
  const { opening: room } = opening(() => START + performance.now() - begun);
  room.setRoom(roomIn(9_500), true);
  await vi.advanceTimersByTimeAsync(10);
  expect(room.seconds).toBe(10);
  vi.setSystemTime(Date.now() + 6_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(room).toMatchObject({ showsButton: false, seconds: 9 });
});

it('shows no button for long to somebody who sets the device’s clock ahead, nor afterwards', async () => {
  const { opening: room } = opening(() => START + performance.now() - begun);
  const begun = performance.now();
  room.setRoom(roomIn(30_000), true);
  await vi.advanceTimersByTimeAsync(10);
  vi.setSystemTime(Date.now() + MINUTE_MS);
  room.wake();
  expect(room.showsButton).toBe(true);
  await vi.advanceTimersByTimeAsync(10);
  expect(room.showsButton).toBe(false);
  await vi.advanceTimersByTimeAsync(21_000);
  expect(room.seconds).toBe(9);
  vi.setSystemTime(Date.now() - MINUTE_MS);
  room.wake();
  await vi.advanceTimersByTimeAsync(10);
  expect(room).toMatchObject({ showsButton: false, seconds: 9 });
});

it('a pause ends when the time of the room changes', async () => {
  const { opening: room } = opening();
  room.setRoom(roomIn(9_000), true);
  const resumed = vi.fn<() => void>();
  void room.pause(9_000).then(resumed);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(resumed).not.toHaveBeenCalled();
  room.setRoom({ ...roomIn(0), abreEm: null }, false);
  await vi.advanceTimersByTimeAsync(0);
  expect(resumed).toHaveBeenCalledOnce();
});

it('has no timer left after it was stopped', async () => {
  const { opening: room } = opening();
  room.setRoom(roomIn(5_000), true);
  await vi.advanceTimersByTimeAsync(10);
  room.stop();
  expect(vi.getTimerCount()).toBe(0);
});
