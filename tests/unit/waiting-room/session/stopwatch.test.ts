import { beforeEach, expect, it, vi } from 'vitest';
import type { Room } from '../../../../src/model';
import type { View } from '../../../../src/waiting-room/session/outcome';
import { INITIAL_STATE, type RoomState } from '../../../../src/waiting-room/session/roomState';
import { Stopwatch } from '../../../../src/waiting-room/session/stopwatch';

const ROOM: Room = { id: 'a', link: 'https://show.example/a', cliques: 0, abreEm: null };

let wrongBy: number;
let stopwatch: Stopwatch;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  wrongBy = 0;
  stopwatch = new Stopwatch(() => Date.now() + wrongBy);
});

const inRoom = (room: Partial<Room> = {}, opened = true): RoomState => ({
  kind: 'present',
  room: { ...ROOM, ...room },
  opened,
  missed: false,
  outcome: 'none',
});

/** Tells the stopwatch the state and the view. */
function observe(state: RoomState, view: View, { roomsKnown = true, timeKnown = false } = {}): void {
  stopwatch.observe(state, view, roomsKnown, timeKnown);
}

function seesRelease(): void {
  observe(INITIAL_STATE, 'loading');
  observe(inRoom(), 'released');
}

function clicksAfter(ms: number): void {
  vi.advanceTimersByTime(ms);
  stopwatch.click();
}

it('measures the first click, and when the room became full', () => {
  seesRelease();
  clicksAfter(400);
  clicksAfter(100);
  observe(inRoom({ cliques: 4 }), 'clicking');
  vi.advanceTimersByTime(100);
  observe(inRoom({ cliques: 5 }), 'clicking');
  vi.advanceTimersByTime(100);
  observe(inRoom({ cliques: 5 }), 'lost');
  expect(stopwatch.speed).toEqual({ click: 400, full: 600 });
});

it('begins again with the next room, and if the time of a room was moved', () => {
  seesRelease();
  clicksAfter(400);
  observe(inRoom({ id: 'b' }), 'released');
  expect(stopwatch.speed).toBeNull();
  observe(inRoom({ id: 'b' }, false), 'countdown', { timeKnown: true });
  vi.advanceTimersByTime(5_000);
  observe(inRoom({ id: 'b' }), 'released');
  clicksAfter(300);
  expect(stopwatch.speed).toEqual({ click: 300, full: null });
});

it.each<[string, () => void]>([
  ['nobody has clicked', seesRelease],
  [
    'the room was there before the server had answered',
    () => {
      observe(INITIAL_STATE, 'loading', { roomsKnown: false });
      observe(inRoom(), 'released');
      clicksAfter(400);
    },
  ],
  [
    'the page did not know yet whether the room had opened, as after a reload',
    () => {
      observe(inRoom({}, false), 'loading');
      observe(inRoom(), 'released', { timeKnown: true });
      clicksAfter(400);
    },
  ],
  [
    'the room was full when it appeared',
    () => {
      observe(INITIAL_STATE, 'loading');
      observe(inRoom({ cliques: 5 }), 'released');
      clicksAfter(400);
    },
  ],
  [
    'the click came after more than a minute',
    () => {
      seesRelease();
      clicksAfter(61_000);
    },
  ],
  [
    'the device has slept, or its clock was set',
    () => {
      seesRelease();
      wrongBy = 1_000;
      clicksAfter(400);
    },
  ],
])('says nothing if %s', (_, happens) => {
  happens();
  expect(stopwatch.speed).toBeNull();
});
