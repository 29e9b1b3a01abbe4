import { beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../../../src/base/durations';
import { NoAnswerError } from '../../../../src/base/timeouts';
import { NO_SHOW, type Room } from '../../../../src/model';
import type { ShowDocuments, ShowState } from '../../../../src/show/watch/showState';
import { ShowWatch } from '../../../../src/show/watch/showWatch';

const BEGIN = new Date('2026-12-01T23:00:00Z').getTime();
const settings = { ...NO_SHOW, times: { begin: new Date(BEGIN), end: new Date(BEGIN + 60 * MINUTE_MS) } };
const TIMED: Room = { id: 'sala', link: 'protegido:show', cliques: 0, abreEm: new Date(BEGIN) };

let subscriptions: number;

/** The device's clock is a day slow. */
beforeEach(() => vi.useFakeTimers({ now: BEGIN - DAY_MS - 30 * MINUTE_MS }));

async function watchOf(documents: ShowDocuments): Promise<ShowWatch> {
  subscriptions = 0;
  const watch = new ShowWatch({
    read: async () => documents,
    readOffset: async () => BEGIN - 30 * MINUTE_MS - Date.now(),
    subscribe: () => {
      subscriptions++;
      return () => void subscriptions--;
    },
  });
  watch.read();
  await vi.advanceTimersByTimeAsync(0);
  return watch;
}

/** The states that a watch shows: each with the minutes since the beginning, and the subscriptions. */
async function changesOf(documents: ShowDocuments): Promise<[number, Partial<ShowState>, number][]> {
  const watch = await watchOf(documents);
  const seen: [number, Partial<ShowState>, number][] = [];
  const note = () => {
    const { phase, on, released } = watch.getState();
    seen.push([Date.now() - BEGIN + DAY_MS, { phase, on, released }, subscriptions]);
  };
  note();
  watch.subscribe(note);
  await vi.advanceTimersByTimeAsync(3 * 60 * MINUTE_MS);
  return seen.map(([ms, state, count]) => [ms / MINUTE_MS, state, count]);
}

it('an open page counts down from 10 minutes before, is live, and then over, by the server’s clock', async () => {
  expect(await changesOf({ settings, room: null })).toEqual([
    [-30, { phase: 'upcoming', on: false, released: false }, 0],
    [-10, { phase: 'upcoming', on: true, released: false }, 1],
    [-1, { phase: 'soon', on: true, released: false }, 1],
    [0, { phase: 'live', on: true, released: false }, 1],
    [60, { phase: 'over', on: false, released: false }, 1],
  ]);
});

it('open pages subscribe spread over a minute before the countdown, not in the same second', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  await watchOf({ settings, room: null });
  await vi.advanceTimersByTimeAsync(19 * MINUTE_MS);
  expect(subscriptions).toBe(0);
  await vi.advanceTimersByTimeAsync(MINUTE_MS / 2);
  expect(subscriptions).toBe(1);
});

it('an open page follows the show for 30 minutes after its end, because the team may move the end', async () => {
  await watchOf({ settings, room: null });
  await vi.advanceTimersByTimeAsync(119 * MINUTE_MS);
  expect(subscriptions).toBe(1);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(subscriptions).toBe(0);
});

it('an open page follows a show without times for 30 minutes after its room was closed', async () => {
  const documents: ShowDocuments = { settings: NO_SHOW, room: { ...TIMED, abreEm: null } };
  const { watch, answers, rooms, ended } = openWatch();
  watch.read();
  answers[0]?.(documents);
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  rooms[0]?.([]);
  await vi.advanceTimersByTimeAsync(29 * MINUTE_MS);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(ended).toHaveBeenCalledOnce();
});

it('a room that opens at a time makes the show live 10 minutes before, and its button comes at that time', async () => {
  expect(await changesOf({ settings: NO_SHOW, room: TIMED })).toEqual([
    [-30, { phase: 'none', on: false, released: false }, 0],
    [-10, { phase: 'live', on: true, released: false }, 1],
    [0, { phase: 'live', on: true, released: true }, 1],
  ]);
});

it.each([
  ['is full', { cliques: 5 }],
  ['has no address', { link: null }],
])('a room that %s shows no button', async (_, wrong) => {
  const watch = await watchOf({ settings: NO_SHOW, room: { ...TIMED, abreEm: null, ...wrong } });
  expect(watch.getState()).toMatchObject({ phase: 'live', released: false });
});

/** A watch whose reads and subscription a test answers. */
function openWatch() {
  const answers: ((documents: ShowDocuments) => void)[] = [];
  const failures: (() => void)[] = [];
  const rooms: ((rooms: Room[]) => void)[] = [];
  const ended = vi.fn<() => void>();
  const watch = new ShowWatch({
    read: () =>
      new Promise((answer, fail) => {
        answers.push(answer);
        failures.push(() => fail(new NoAnswerError()));
      }),
    readOffset: async () => DAY_MS,
    subscribe: (_, onRooms) => {
      rooms.push(onRooms);
      return ended;
    },
  });
  return { watch, answers, failures, rooms, ended };
}

it('an open page knows the show’s state within a second after the device has slept', async () => {
  const watch = await watchOf({ settings, room: null });
  vi.setSystemTime(Date.now() + 25 * MINUTE_MS);
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  expect(watch.getState()).toMatchObject({ phase: 'upcoming', on: true });
});

it.each([
  ['before the show', settings, 15 * MINUTE_MS],
  ['until the show, which the page follows, is over', settings, DAY_MS],
  ['without a show', NO_SHOW, DAY_MS],
])(
  'an open page that shows the show reads it again when it is shown after a sleep: %s',
  async (_, before, asleep) => {
    const documents = { settings: before, room: null };
    const read = vi.fn<() => Promise<ShowDocuments>>(async () => documents);
    const readOffset = async () => BEGIN - 30 * MINUTE_MS - Date.now();
    const watch = new ShowWatch({ read, readOffset, subscribe: () => () => {} });
    watch.refresh();
    expect(read).not.toHaveBeenCalled();
    watch.read();
    await vi.advanceTimersByTimeAsync(0);
    if (asleep === DAY_MS) await vi.advanceTimersByTimeAsync(21 * MINUTE_MS);
    const times = { begin: new Date(BEGIN + DAY_MS), end: new Date(BEGIN + 2 * DAY_MS) };
    documents.settings = { ...NO_SHOW, times };
    vi.setSystemTime(Date.now() + asleep);
    watch.refresh();
    expect(read).toHaveBeenCalledTimes(1);
    watch.subscribe(() => {});
    watch.refresh();
    watch.refresh();
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalledTimes(2);
    expect(watch.getState().settings.times).toEqual(times);
  },
);

it('a show is read again at the return to a page whose fast clock has been set right, but not before a read', async () => {
  const read = vi.fn<() => Promise<ShowDocuments>>(async () => ({ settings: NO_SHOW, room: null }));
  const watch = new ShowWatch({ read, readOffset: async () => 0, subscribe: () => () => {} });
  watch.subscribe(() => {});
  watch.refresh();
  expect(read).not.toHaveBeenCalled();
  watch.read();
  await vi.advanceTimersByTimeAsync(0);
  vi.setSystemTime(Date.now() - DAY_MS);
  watch.refresh();
  expect(read).toHaveBeenCalledTimes(2);
});

it('the time is asked for again at the return to a page, during a show, too', async () => {
  const readOffset = vi.fn<() => Promise<number>>(async () => BEGIN - Date.now());
  const watch = new ShowWatch({
    read: async () => ({ settings, room: null }),
    readOffset,
    subscribe: () => () => {},
  });
  watch.subscribe(() => {});
  watch.read();
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  expect(watch.getState().phase).toBe('live');
  // Somebody sets the clock, which was a day slow.
  vi.setSystemTime(BEGIN + 5 * MINUTE_MS);
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  expect(watch.getState().phase).toBe('over');
  readOffset.mockResolvedValue(0);
  watch.refresh();
  await vi.advanceTimersByTimeAsync(0);
  expect(watch.getState().phase).toBe('live');
});

it('without the server’s time the device’s counts, until the server answers', async () => {
  vi.stubGlobal('window', new EventTarget());
  const offset = BEGIN - 30 * MINUTE_MS - Date.now() + 2 * DAY_MS;
  const readOffset = vi
    .fn<() => Promise<number>>(async () => offset)
    .mockRejectedValueOnce(new NoAnswerError());
  readOffset.mockRejectedValueOnce(new NoAnswerError());
  const watch = new ShowWatch({
    read: async () => ({ settings, room: null }),
    readOffset,
    subscribe: () => () => {},
  });
  watch.read();
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  expect(watch.getState()).toMatchObject({ phase: 'upcoming', on: false });
  await vi.advanceTimersByTimeAsync(2 * SECOND_MS);
  expect(watch.getState()).toMatchObject({ phase: 'over' });
});

it('a clock that was fast does not keep the subscription alive', async () => {
  vi.stubGlobal('window', new EventTarget());
  vi.setSystemTime(BEGIN);
  const ended = vi.fn<() => void>();
  const readOffset = vi
    .fn<() => Promise<number>>(async () => -DAY_MS)
    .mockRejectedValueOnce(new NoAnswerError());
  const watch = new ShowWatch({
    read: async () => ({ settings, room: null }),
    readOffset,
    subscribe: () => ended,
  });
  watch.read();
  await vi.advanceTimersByTimeAsync(2 * SECOND_MS);
  expect(watch.getState()).toMatchObject({ phase: 'upcoming', on: false });
  await vi.advanceTimersByTimeAsync(30 * MINUTE_MS);
  expect(ended).toHaveBeenCalled();
});

it('what a subscription says is not replaced by a read that began before', async () => {
  const { watch, answers, rooms } = openWatch();
  watch.read();
  answers[0]?.({ settings, room: null });
  await vi.advanceTimersByTimeAsync(19 * MINUTE_MS);
  watch.read();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  rooms[0]?.([]);
  answers[1]?.({ settings: NO_SHOW, room: { ...TIMED, abreEm: null } });
  await vi.advanceTimersByTimeAsync(0);
  expect(rooms).toHaveLength(1);
  expect(watch.getState()).toMatchObject({ phase: 'upcoming', on: true, released: false });
});

it('a read without an answer is repeated, and until it succeeds the show stays as it is known', async () => {
  vi.stubGlobal('window', new EventTarget());
  const { watch, answers, failures, rooms } = openWatch();
  watch.readOnce();
  failures[0]?.();
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  watch.readOnce();
  answers[1]?.({ settings, room: null });
  await vi.advanceTimersByTimeAsync(19 * MINUTE_MS);
  expect(watch.getState()).toMatchObject({ phase: 'upcoming', on: false });
  expect(answers).toHaveLength(2);
  watch.read();
  failures[2]?.();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(watch.getState()).toMatchObject({ phase: 'upcoming', on: true });
  expect(rooms).toHaveLength(1);
});
