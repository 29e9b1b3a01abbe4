import { describe, expect, it } from 'vitest';
import type { Room } from '../../../../src/model';
import type { Outcome, View } from '../../../../src/waiting-room/session/outcome';
import {
  awaitsClick,
  INITIAL_STATE,
  nextState,
  releaseIdOf,
  viewOf,
  type RoomState,
  type RoomEvent,
} from '../../../../src/waiting-room/session/roomState';
import { isSameRoom } from '../../../../src/waiting-room/session/tickets';

const A: Room = { id: 'a', link: 'https://show.example/a', cliques: 0, abreEm: null };
const B: Room = { ...A, id: 'b', link: 'https://show.example/b' };

/** The event of a snapshot with these rooms. */
const rooms = (...shown: Room[]): RoomEvent => ({
  type: 'rooms',
  rooms: shown,
  known: 'none',
  opened: true,
});
/** The event of a snapshot with a first room in which this browser has a stored outcome. */
const withOutcome = (room: Room, known: Outcome): RoomEvent => ({
  type: 'rooms',
  rooms: [room],
  known,
  opened: true,
});
/** The event of an outcome in the room A. */
const own = (is: Outcome): RoomEvent => ({ type: 'outcome', room: A, outcome: is });
const restored = (is: Outcome): RoomEvent => ({ type: 'restored', room: A, outcome: is });
const expired: RoomEvent = { type: 'expired', room: A };

function after(...events: RoomEvent[]): RoomState {
  return events.reduce(nextState, INITIAL_STATE);
}

const OTHER_LINK: Room = { ...A, link: 'https://show.example/moved' };
const WITHOUT_LINK: Room = { ...A, link: null };

const OWN = ['clicking', 'lost', 'returned'] as const;

/** A case: events, and the room and the view that follow from them. */
type Case = [what: string, events: RoomEvent[], room: Room | null, view: View];

function expectShown(events: RoomEvent[], room: Room | null, view: View, removed = false): void {
  const state = after(...events);
  const outcome = view === 'released' || view === 'loading' ? 'none' : view;
  const shown = removed ? { kind: 'removed' } : { kind: 'present', opened: true };
  expect(state).toEqual(room ? { ...shown, room, outcome } : INITIAL_STATE);
  expect(viewOf(state)).toBe(view);
}

const opens: RoomEvent = { type: 'opened', opened: true };

describe('a room that opens later', () => {
  const LATER: Room = { ...A, abreEm: new Date(2_000_000_000_000) };
  const before: RoomEvent = { type: 'rooms', rooms: [LATER], known: 'none', opened: false };

  it.each<[string, RoomEvent[], View, boolean]>([
    ['has no button before', [before], 'loading', false],
    ['has one from then on', [before, opens], 'released', true],
    ['has none again if its time moves to a later one', [before, opens, before], 'loading', false],
    ['has one at once without its time', [before, rooms(A)], 'released', true],
    ['leaves nothing behind if it is removed before', [before, rooms()], 'loading', false],
    ['leaves its button behind if it is removed after', [before, opens, rooms()], 'released', false],
    ['keeps a click if its time moves', [before, opens, own('clicking'), before], 'clicking', true],
    ['keeps a place if its time moves', [before, opens, own('returned'), before], 'returned', true],
  ])('%s', (_, events, view, released) => {
    const state = after(...events);
    expect(viewOf(state)).toBe(view);
    expect(releaseIdOf(state) !== null).toBe(released);
    expect(awaitsClick(state)).toBe(view === 'released' && released);
  });
});

describe('the current room', () => {
  it.each<Case>([
    ['is none before the first server snapshot', [], null, 'loading'],
    ['is none while all snapshots are empty', [rooms(), rooms()], null, 'loading'],
    ['is released when it is added', [rooms(), rooms(A)], A, 'released'],
    ['is released if it is in the first snapshot', [rooms(A)], A, 'released'],
    ['is the first of several', [rooms(A, B)], A, 'released'],
    ['stays when another room is added after it', [rooms(A), own('lost'), rooms(A, B)], A, 'lost'],
    ['is the next one when the first is removed', [rooms(A, B), own('lost'), rooms(B)], B, 'released'],
    ['is a new room that sorts before the earlier one', [rooms(B), rooms(A, B)], A, 'released'],
    ['is a new room after a removal', [rooms(A), rooms(), rooms(B)], B, 'released'],
    ['has no loss of a click in a removed room', [rooms(A), rooms(), own('lost'), rooms(B)], B, 'released'],
    [
      'comes back without a loss that came after its removal',
      [rooms(A), rooms(), own('lost'), rooms(A)],
      A,
      'released',
    ],
    ['has the loss stored in this browser', [withOutcome(A, 'lost')], A, 'lost'],
    ['has the place stored in this browser', [withOutcome(A, 'returned')], A, 'returned'],
    [
      'has the stored outcome the second time, too',
      [withOutcome(B, 'lost'), rooms(A, B), withOutcome(B, 'lost')],
      B,
      'lost',
    ],
    // Another tab may have written the stored outcome; the page's own is newer.
    [
      'keeps its own outcome over a stored one',
      [rooms(A), own('clicking'), withOutcome(A, 'none')],
      A,
      'clicking',
    ],
    ['is released without a link, too', [rooms(WITHOUT_LINK)], WITHOUT_LINK, 'released'],
    [
      'is released when its link is corrected',
      [rooms(WITHOUT_LINK), { type: 'outcome', room: WITHOUT_LINK, outcome: 'lost' }, rooms(A)],
      A,
      'released',
    ],
    ['is being opened by a winner', [rooms(A), own('leaving')], A, 'leaving'],
    ['is won when the winner returns', [rooms(A), own('leaving'), own('returned')], A, 'returned'],
    ['is released again after no response', [rooms(A), own('clicking'), own('none')], A, 'released'],
    ['is still clicking when it comes back', [rooms(A), own('clicking'), rooms(), rooms(A)], A, 'clicking'],
    ['is still opening when it comes back', [rooms(A), own('leaving'), rooms(), rooms(A)], A, 'leaving'],
    ['keeps the place of who returns', [restored('returned'), withOutcome(A, 'returned')], A, 'returned'],
    ['is a chance for a winner who returned', [rooms(), restored('returned'), rooms(B)], B, 'released'],
    ['has the pending click of who returns', [restored('none'), own('clicking'), rooms(A)], A, 'clicking'],
    ['is none after a late loss', [rooms(A), own('clicking'), rooms(), expired, rooms()], null, 'loading'],
    [
      'is the next room after a late loss',
      [rooms(A), own('clicking'), rooms(), expired, rooms(B)],
      B,
      'released',
    ],
  ])('%s', (_, events, room, view) => {
    expectShown(events, room, view);
  });

  it.each(OWN)('has no "%s" of the room before it, removed or not', (mine) => {
    expectShown([rooms(A), own(mine), rooms(B)], B, 'released');
    expectShown([rooms(A), own(mine), rooms(), rooms(B)], B, 'released');
  });

  it.each(OWN)('keeps "%s" when its click count increases', (mine) => {
    expectShown([rooms(A), own(mine), rooms({ ...A, cliques: 1 })], { ...A, cliques: 1 }, mine);
  });

  it.each(OWN)('is a new room after "%s" if its link changes, even while it is removed', (mine) => {
    expectShown([rooms(A), own(mine), rooms(OTHER_LINK)], OTHER_LINK, 'released');
    expectShown([rooms(A), own(mine), rooms(), rooms(OTHER_LINK)], OTHER_LINK, 'released');
  });

  it('has the new link at once, and no button meanwhile, if a click goes on with it', () => {
    const goesOn: RoomEvent = { type: 'clicking', room: A, link: 'https://show.example/moved' };
    expectShown([rooms(A), own('clicking'), goesOn], OTHER_LINK, 'clicking');
    const heardBefore = after(rooms(OTHER_LINK));
    expect(nextState(heardBefore, goesOn)).toBe(heardBefore);
    expect(nextState(INITIAL_STATE, goesOn)).toBe(INITIAL_STATE);
  });

  it.each([...OWN, 'none'] as const)('ignores "%s" of an earlier room', (late) => {
    const before = after(rooms(A), own('clicking'), rooms(B));
    expect(nextState(before, own(late))).toBe(before);
  });

  it.each([restored('returned'), expired])('ignores what belongs to another room: %j', (event) => {
    const current = after(rooms(B));
    expect(nextState(current, event)).toBe(current);
  });
});

describe('a room that was removed', () => {
  it('is released to who has not clicked', () => {
    expectShown([rooms(A), rooms()], A, 'released', true);
  });

  it.each(OWN)('is still "%s", so that a late removal does not undo it', (mine) => {
    expectShown([rooms(A), own(mine), rooms(), rooms()], A, mine, true);
  });

  it.each(['leaving', 'returned', 'lost', 'none'] as const)(
    'gets the response "%s" that comes later',
    (answer) => {
      const view = answer === 'none' ? 'released' : answer;
      expectShown([rooms(A), own('clicking'), rooms(), own(answer)], A, view, true);
    },
  );

  it('is won for a winner who returns, also after empty snapshots', () => {
    expectShown([rooms(), restored('returned')], A, 'returned', true);
    expectShown([rooms(), restored('returned'), rooms()], A, 'returned', true);
  });

  it('has the pending click of who returns until its response arrives', () => {
    expectShown([rooms(), restored('none'), own('clicking'), rooms()], A, 'clicking', true);
    expectShown([rooms(), restored('none'), own('clicking'), own('lost')], A, 'lost', true);
  });
});

it('a loss in a room that was removed stays until a room is added', () => {
  expect(viewOf(after(rooms(A), rooms(), own('lost'), rooms()))).toBe('lost');
});

describe('releaseIdOf', () => {
  it('is null before a room and after a loss', () => {
    expect(releaseIdOf(INITIAL_STATE)).toBeNull();
    expect(releaseIdOf(after(rooms(A), own('lost')))).toBeNull();
  });

  it('is unchanged while the room stays, during a click, and after a failed or won one', () => {
    const release = releaseIdOf(after(rooms(A)));
    expect(release).not.toBeNull();
    expect(releaseIdOf(after(rooms({ ...A, cliques: 3 })))).toBe(release);
    const clicking = after(rooms(A), own('clicking'));
    expect(releaseIdOf(clicking)).toBe(release);
    expect(releaseIdOf(nextState(clicking, own('none')))).toBe(release);
    expect(releaseIdOf(nextState(clicking, own('leaving')))).toBe(release);
    expect(releaseIdOf(nextState(clicking, own('returned')))).toBe(release);
  });

  it('differs for another room and for another link', () => {
    const releases = [A, B, OTHER_LINK].map((room) => releaseIdOf(after(rooms(room))));
    expect(new Set(releases).size).toBe(3);
  });

  it('ends with the room and is new when the same room comes back', () => {
    expect(releaseIdOf(after(rooms(A), rooms()))).toBeNull();
    expect(releaseIdOf(after(rooms(A), rooms(), rooms(A)))).not.toBeNull();
  });

  it('remains for a winner whose room was removed', () => {
    expect(releaseIdOf(after(rooms(), restored('returned')))).not.toBeNull();
  });
});

describe('isSameRoom', () => {
  it('compares id and link, not the clicks', () => {
    const clicked = { ...A, cliques: 4 };
    expect(isSameRoom(A, clicked)).toBe(true);
    expect(isSameRoom(A, { ...A, id: 'other' })).toBe(false);
    expect(isSameRoom(A, OTHER_LINK)).toBe(false);
    expect(isSameRoom(A, WITHOUT_LINK)).toBe(false);
  });

  it('is false if either room is null', () => {
    expect(isSameRoom(null, null)).toBe(false);
    expect(isSameRoom(A, null)).toBe(false);
    expect(isSameRoom(null, A)).toBe(false);
  });
});

it('a removed room has no button again when its outcome turns out to be of another account', () => {
  const identified: RoomEvent = { type: 'identified', accountChanged: true };
  expectShown([rooms(A), own('lost'), rooms(), identified, rooms()], null, 'loading');
  expectShown([rooms(A), own('lost'), identified], A, 'released');
});
