import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../../src/base/durations';
import { NO_SHOW, type Room } from '../../../../src/model';
import type { ShowDocuments, ShowState } from '../../../../src/show/watch/showState';
import { ShowWatch } from '../../../../src/show/watch/showWatch';

const BEGIN = new Date('2026-12-01T23:00:00Z').getTime();
const settings = { ...NO_SHOW, times: { begin: new Date(BEGIN), end: new Date(BEGIN + 60 * MINUTE_MS) } };
const TIMED: Room = { id: 'sala', link: 'protegido:show', cliques: 0, abreEm: new Date(BEGIN) };

let subscriptions: number;

/** The device's clock is a day slow. */
beforeEach(() => vi.useFakeTimers({ now: BEGIN - DAY_MS - 30 * MINUTE_MS }));
afterEach(() => void vi.useRealTimers());

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
  await watch.read();
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
    [60, { phase: 'over', on: false, released: false }, 0],
  ]);
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
])('a room that %s is no released button', async (_, wrong) => {
  const watch = await watchOf({ settings: NO_SHOW, room: { ...TIMED, abreEm: null, ...wrong } });
  expect(watch.getState()).toMatchObject({ phase: 'live', released: false });
});

it('what a subscription says is not replaced by a read that began before', async () => {
  const open: ShowDocuments = { settings: NO_SHOW, room: { ...TIMED, abreEm: null } };
  const answers: ((documents: ShowDocuments) => void)[] = [];
  const listeners: ((rooms: Room[]) => void)[] = [];
  const watch = new ShowWatch({
    read: () => new Promise((resolve) => answers.push(resolve)),
    readOffset: async () => 0,
    subscribe: (_, onRooms) => {
      listeners.push(onRooms);
      return () => {};
    },
  });
  const reads = [watch.read(), watch.read()];
  answers[0]?.(open);
  await reads[0];
  listeners[0]?.([]);
  answers[1]?.(open);
  await reads[1];
  expect(listeners).toHaveLength(1);
  expect(watch.getState()).toMatchObject({ phase: 'none', released: false });
});
