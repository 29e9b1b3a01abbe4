import { describe, expect, it } from 'vitest';
import type { Room } from '../../../src/model';
import {
  INITIAL_STATE,
  isSameRoom,
  nextState,
  requestOf,
  releaseOf,
  viewOf,
  type Outcome,
  type RoomState,
  type RoomEvent,
} from '../../../src/waiting-room/roomState';

const ROOM: Room = { id: 'a', link: 'https://show.example/a', cliques: 0 };
const LATER_ROOM: Room = { id: 'b', link: 'https://show.example/b', cliques: 0 };

/** A snapshot from the server. */
const rooms = (...shown: Room[]): RoomEvent => ({ type: 'rooms', rooms: shown, remembered: 'none' });
/** A snapshot whose first room has an outcome stored in this browser. */
const known = (room: Room, remembered: Outcome): RoomEvent => ({
  type: 'rooms',
  rooms: [room],
  remembered,
});
const outcome = (room: Room, is: Outcome): RoomEvent => ({ type: 'outcome', room, outcome: is });
const returned = (room: Room, is: Outcome): RoomEvent => ({ type: 'returned', room, outcome: is });
const missed: RoomEvent = { type: 'missed' };
const expired = (room: Room): RoomEvent => ({ type: 'expired', room });

function after(...events: RoomEvent[]): RoomState {
  return events.reduce(nextState, INITIAL_STATE);
}

describe('the view before any room exists', () => {
  it('is loading before the first server snapshot', () => {
    expect(viewOf(INITIAL_STATE)).toBe('loading');
  });

  it('is loading while all snapshots are empty', () => {
    const state = after(rooms(), rooms());
    expect(viewOf(state)).toBe('loading');
    expect(state).toEqual(INITIAL_STATE);
  });
});

describe('a room that becomes current', () => {
  it('is released with its link when it is added', () => {
    const state = after(rooms(), rooms(ROOM));
    expect(viewOf(state)).toBe('released');
    expect(state).toEqual({ room: ROOM, gone: false, outcome: 'none' });
  });

  it('is released if it is in the first snapshot', () => {
    expect(viewOf(after(rooms(ROOM)))).toBe('released');
  });

  it('is the first of several rooms, with its link', () => {
    expect(after(rooms(ROOM, LATER_ROOM)).room).toEqual(ROOM);
  });

  it('stays current when another room is added after it', () => {
    const state = after(rooms(ROOM), outcome(ROOM, 'lost'), rooms(ROOM, LATER_ROOM));
    expect(state.room).toEqual(ROOM);
    expect(viewOf(state)).toBe('lost');
  });

  it('is the next one when the first is removed', () => {
    const state = after(rooms(ROOM, LATER_ROOM), outcome(ROOM, 'lost'), rooms(LATER_ROOM));
    expect(state).toEqual({ room: LATER_ROOM, gone: false, outcome: 'none' });
    expect(viewOf(state)).toBe('released');
  });

  it('is a new room that sorts before the current one', () => {
    const state = after(rooms(LATER_ROOM), rooms(ROOM, LATER_ROOM));
    expect(state.room).toEqual(ROOM);
    expect(viewOf(state)).toBe('released');
  });

  it('is released when it is added after a removal', () => {
    const state = after(rooms(ROOM), rooms(), rooms(LATER_ROOM));
    expect(state).toEqual({ room: LATER_ROOM, gone: false, outcome: 'none' });
    expect(viewOf(state)).toBe('released');
  });

  it('clears an earlier loss', () => {
    expect(viewOf(after(rooms(ROOM), outcome(ROOM, 'lost'), rooms(LATER_ROOM)))).toBe('released');
  });

  it('clears a loss from a click in a removed room', () => {
    expect(viewOf(after(rooms(ROOM), rooms(), missed, rooms(LATER_ROOM)))).toBe('released');
  });

  it('clears a pending click in the previous room', () => {
    expect(viewOf(after(rooms(ROOM), outcome(ROOM, 'clicking'), rooms(LATER_ROOM)))).toBe('released');
  });

  it.each(['lost', 'won', 'none', 'clicking'] as const)(
    'ignores a late outcome "%s" of an earlier room',
    (late) => {
      const before = after(rooms(ROOM), outcome(ROOM, 'clicking'), rooms(LATER_ROOM));
      expect(nextState(before, outcome(ROOM, late))).toBe(before);
    },
  );

  it('has the outcome stored in this browser', () => {
    expect(viewOf(after(known(ROOM, 'lost')))).toBe('lost');
    expect(after(known(ROOM, 'won'))).toEqual({ room: ROOM, gone: false, outcome: 'won' });
  });

  it('has the stored outcome again when it becomes current a second time', () => {
    const state = after(rooms(LATER_ROOM), outcome(LATER_ROOM, 'lost'), rooms(ROOM, LATER_ROOM));
    expect(viewOf(state)).toBe('released');
    expect(viewOf(nextState(state, known(LATER_ROOM, 'lost')))).toBe('lost');
  });
});

describe('a change of the current room', () => {
  it.each(['clicking', 'won', 'lost'] as const)('keeps "%s" when the click count increases', (mine) => {
    const state = after(rooms(ROOM), outcome(ROOM, mine), rooms({ ...ROOM, cliques: 1 }));
    expect(state).toEqual({ room: { ...ROOM, cliques: 1 }, gone: false, outcome: mine });
  });

  it('does not apply a stored outcome while the room stays current', () => {
    // The page's own state is newer than the storage, to which another tab may have written.
    expect(after(rooms(ROOM), outcome(ROOM, 'clicking'), known(ROOM, 'none')).outcome).toBe('clicking');
  });

  it('updates the click count', () => {
    expect(after(rooms(ROOM), rooms({ ...ROOM, cliques: 5 })).room?.cliques).toBe(5);
  });

  it.each(['clicking', 'won', 'lost'] as const)('is a new room if the link changes, after "%s"', (mine) => {
    const moved = { ...ROOM, link: 'https://show.example/moved' };
    const state = after(rooms(ROOM), outcome(ROOM, mine), rooms(moved));
    expect(state).toEqual({ room: moved, gone: false, outcome: 'none' });
    expect(viewOf(state)).toBe('released');
  });

  it('releases the room again when the admin corrects an invalid link', () => {
    const state = after(rooms({ ...ROOM, link: null }), missed, rooms(ROOM));
    expect(viewOf(state)).toBe('released');
    expect(state.room).toEqual(ROOM);
  });
});

describe('a current room removed before this browser clicked', () => {
  it('is released without a room', () => {
    const state = after(rooms(ROOM), rooms());
    expect(viewOf(state)).toBe('released');
    expect(state.gone).toBe(true);
  });

  it('is lost by a click', () => {
    expect(viewOf(after(rooms(ROOM), rooms(), missed))).toBe('lost');
  });

  it('stays lost until a room is added', () => {
    expect(viewOf(after(rooms(ROOM), rooms(), missed, rooms()))).toBe('lost');
  });

  it('is released again, without the loss, when the same room comes back', () => {
    const state = after(rooms(ROOM), rooms(), missed, rooms(ROOM));
    expect(state).toEqual({ room: ROOM, gone: false, outcome: 'none' });
    expect(viewOf(state)).toBe('released');
  });
});

describe('a current room removed after this browser clicked', () => {
  it('stays lost, so that a late removal does not undo the loss', () => {
    const state = after(rooms(ROOM), outcome(ROOM, 'clicking'), outcome(ROOM, 'lost'), rooms());
    expect(viewOf(state)).toBe('lost');
    expect(viewOf(nextState(state, rooms()))).toBe('lost');
  });

  it('stays clicking', () => {
    const state = after(rooms(ROOM), outcome(ROOM, 'clicking'), rooms());
    expect(viewOf(state)).toBe('clicking');
  });

  it.each([
    ['opening', 'opening'],
    ['won', 'won'],
    ['lost', 'lost'],
    ['none', 'released'],
  ] as const)('applies the response "%s" that arrives after the removal', (answer, view) => {
    const state = after(rooms(ROOM), outcome(ROOM, 'clicking'), rooms(), outcome(ROOM, answer));
    expect(state.outcome).toBe(answer);
    expect(viewOf(state)).toBe(view);
  });

  it('stays opening when the same room comes back', () => {
    const state = after(rooms(ROOM), outcome(ROOM, 'opening'), rooms(), rooms(ROOM));
    expect(state).toEqual({ room: ROOM, gone: false, outcome: 'opening' });
  });

  it('stays clicking when the same room comes back', () => {
    const state = after(rooms(ROOM), outcome(ROOM, 'clicking'), rooms(), rooms(ROOM));
    expect(state).toEqual({ room: ROOM, gone: false, outcome: 'clicking' });
  });

  it('keeps a won place with the room and its link', () => {
    const state = after(rooms(ROOM), outcome(ROOM, 'won'), rooms());
    expect(state).toEqual({ room: ROOM, gone: true, outcome: 'won' });
    expect(viewOf(state)).toBe('won');
  });
});

describe('a click', () => {
  it('is shown as pending', () => {
    expect(viewOf(after(rooms(ROOM), outcome(ROOM, 'clicking')))).toBe('clicking');
  });

  it('is shown as lost', () => {
    expect(viewOf(after(rooms(ROOM), outcome(ROOM, 'clicking'), outcome(ROOM, 'lost')))).toBe('lost');
  });

  it('is shown as won while the link is opened, and when the winner returns', () => {
    const opening = after(rooms(ROOM), outcome(ROOM, 'clicking'), outcome(ROOM, 'opening'));
    expect(viewOf(opening)).toBe('opening');
    expect(viewOf(nextState(opening, outcome(ROOM, 'won')))).toBe('won');
  });

  it('enables the button again if the response stays unknown', () => {
    expect(viewOf(after(rooms(ROOM), outcome(ROOM, 'clicking'), outcome(ROOM, 'none')))).toBe('released');
  });

  it('is lost if the room has no link', () => {
    expect(viewOf(after(rooms({ ...ROOM, link: null })))).toBe('released');
    expect(viewOf(after(rooms({ ...ROOM, link: null }), missed))).toBe('lost');
  });
});

describe('a later room', () => {
  it.each(['lost', 'won'] as const)('gives a new chance after "%s"', (before) => {
    const state = after(rooms(ROOM), outcome(ROOM, before), rooms(), rooms(LATER_ROOM));
    expect(state).toEqual({ room: LATER_ROOM, gone: false, outcome: 'none' });
    expect(viewOf(state)).toBe('released');
  });

  it('with the same id and another link gives a new chance', () => {
    const reopened = { ...ROOM, link: 'https://show.example/next' };
    const state = after(rooms(ROOM), outcome(ROOM, 'lost'), rooms(), rooms(reopened));
    expect(state).toEqual({ room: reopened, gone: false, outcome: 'none' });
  });
});

describe('a visitor who returns', () => {
  it('has the won place even if its room was removed', () => {
    const state = after(rooms(), returned(ROOM, 'won'));
    expect(state).toEqual({ room: ROOM, gone: true, outcome: 'won' });
    expect(viewOf(state)).toBe('won');
  });

  it('keeps the place through empty snapshots', () => {
    const state = after(rooms(), returned(ROOM, 'won'), rooms());
    expect(state).toEqual({ room: ROOM, gone: true, outcome: 'won' });
  });

  it('keeps the place while the room still exists', () => {
    expect(after(returned(ROOM, 'won'), known(ROOM, 'won')).outcome).toBe('won');
  });

  it('has a new chance as a winner when another room becomes current', () => {
    const state = after(rooms(), returned(ROOM, 'won'), rooms(LATER_ROOM));
    expect(state).toEqual({ room: LATER_ROOM, gone: false, outcome: 'none' });
  });

  it('does not leave the current room', () => {
    const current = after(rooms(LATER_ROOM));
    expect(nextState(current, returned(ROOM, 'won'))).toBe(current);
  });

  it('has a pending click until its response arrives', () => {
    const asking = after(rooms(), returned(ROOM, 'none'), outcome(ROOM, 'clicking'));
    expect(viewOf(asking)).toBe('clicking');
    expect(viewOf(nextState(asking, rooms()))).toBe('clicking');
    expect(viewOf(nextState(asking, rooms(ROOM)))).toBe('clicking');
    expect(viewOf(nextState(asking, outcome(ROOM, 'lost')))).toBe('lost');
  });
});

describe('a loss learnt long after its room was removed', () => {
  it('leaves the visitor waiting', () => {
    const state = after(rooms(ROOM), outcome(ROOM, 'clicking'), rooms(), expired(ROOM));
    expect(state).toEqual(INITIAL_STATE);
    expect(viewOf(nextState(state, rooms()))).toBe('loading');
    expect(viewOf(nextState(state, rooms(LATER_ROOM)))).toBe('released');
  });

  it('leaves a later room unchanged', () => {
    const current = after(rooms(LATER_ROOM));
    expect(nextState(current, expired(ROOM))).toBe(current);
  });
});

describe('releaseOf', () => {
  it('is null before a room and after a loss', () => {
    expect(releaseOf(INITIAL_STATE)).toBeNull();
    expect(releaseOf(after(rooms(ROOM), outcome(ROOM, 'lost')))).toBeNull();
  });

  it('is unchanged while the room stays, during a click, and after a failed or won one', () => {
    const release = releaseOf(after(rooms(ROOM)));
    expect(release).not.toBeNull();
    expect(releaseOf(after(rooms({ ...ROOM, cliques: 3 })))).toBe(release);
    const clicking = after(rooms(ROOM), outcome(ROOM, 'clicking'));
    expect(releaseOf(clicking)).toBe(release);
    expect(releaseOf(nextState(clicking, outcome(ROOM, 'none')))).toBe(release);
    expect(releaseOf(nextState(clicking, outcome(ROOM, 'opening')))).toBe(release);
    expect(releaseOf(nextState(clicking, outcome(ROOM, 'won')))).toBe(release);
  });

  it('differs for another room and for another link', () => {
    const releases = [ROOM, LATER_ROOM, { ...ROOM, link: 'https://show.example/moved' }].map((room) =>
      releaseOf(after(rooms(room))),
    );
    expect(new Set(releases).size).toBe(3);
  });

  it('ends with the room and is new when the same room comes back', () => {
    expect(releaseOf(after(rooms(ROOM), rooms()))).toBeNull();
    expect(releaseOf(after(rooms(ROOM), rooms(), rooms(ROOM)))).not.toBeNull();
  });

  it('remains for a winner whose room was removed', () => {
    expect(releaseOf(after(rooms(), returned(ROOM, 'won')))).not.toBeNull();
  });
});

describe('isSameRoom', () => {
  it('compares id and link, not the clicks', () => {
    expect(isSameRoom(ROOM, { ...ROOM, cliques: 4 })).toBe(true);
    expect(isSameRoom(ROOM, { ...ROOM, id: 'other' })).toBe(false);
    expect(isSameRoom(ROOM, { ...ROOM, link: 'https://show.example/other' })).toBe(false);
    expect(isSameRoom(ROOM, { ...ROOM, link: null })).toBe(false);
  });

  it('is false if either room is null', () => {
    expect(isSameRoom(null, null)).toBe(false);
    expect(isSameRoom(ROOM, null)).toBe(false);
    expect(isSameRoom(null, ROOM)).toBe(false);
  });
});

describe('requestOf', () => {
  const full: Room = { ...ROOM, cliques: 5 };
  const cases: [string, RoomState, boolean, ReturnType<typeof requestOf>][] = [
    ['clicks in an open room', after(rooms(ROOM)), false, 'click'],
    ['resolves the ticket in a full room', after(rooms(full)), false, 'resolve'],
    ['does nothing in a removed room', after(rooms(ROOM), rooms()), false, 'nothing'],
    ['does nothing before any room exists', INITIAL_STATE, false, 'nothing'],
    ['resolves the ticket in a full room, if a click was sent before', after(rooms(full)), true, 'resolve'],
    [
      'clicks again in a removed room, if a click was sent before',
      after(rooms(ROOM), rooms()),
      true,
      'click',
    ],
  ];
  it.each(cases)('%s', (_, state, sent, request) => {
    expect(requestOf(state, sent)).toBe(request);
  });
});
