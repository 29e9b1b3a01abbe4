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
/** A snapshot whose first room this browser knows from before. */
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

describe('before a room appears', () => {
  it('is loading without a snapshot from the server', () => {
    expect(viewOf(INITIAL_STATE)).toBe('loading');
  });

  it('is loading while all snapshots are empty', () => {
    const state = after(rooms(), rooms());
    expect(viewOf(state)).toBe('loading');
    expect(state).toEqual(INITIAL_STATE);
  });
});

describe('a room becomes current', () => {
  it('is released with its link when it is added', () => {
    const state = after(rooms(), rooms(ROOM));
    expect(viewOf(state)).toBe('released');
    expect(state).toEqual({ room: ROOM, gone: false, outcome: 'none' });
  });

  it('is released when it is there from the start', () => {
    expect(viewOf(after(rooms(ROOM)))).toBe('released');
  });

  it('takes the first of several, with its own link', () => {
    expect(after(rooms(ROOM, LATER_ROOM)).room).toEqual(ROOM);
  });

  it('stays with the first when another is added behind it', () => {
    const state = after(rooms(ROOM), outcome(ROOM, 'lost'), rooms(ROOM, LATER_ROOM));
    expect(state.room).toEqual(ROOM);
    expect(viewOf(state)).toBe('lost');
  });

  it('is the next one when the first is removed', () => {
    const state = after(rooms(ROOM, LATER_ROOM), outcome(ROOM, 'lost'), rooms(LATER_ROOM));
    expect(state).toEqual({ room: LATER_ROOM, gone: false, outcome: 'none' });
    expect(viewOf(state)).toBe('released');
  });

  it('is another when one comes that is first by id', () => {
    const state = after(rooms(LATER_ROOM), rooms(ROOM, LATER_ROOM));
    expect(state.room).toEqual(ROOM);
    expect(viewOf(state)).toBe('released');
  });

  it('is released when it comes after a removal', () => {
    const state = after(rooms(ROOM), rooms(), rooms(LATER_ROOM));
    expect(state).toEqual({ room: LATER_ROOM, gone: false, outcome: 'none' });
    expect(viewOf(state)).toBe('released');
  });

  it('clears an earlier loss', () => {
    expect(viewOf(after(rooms(ROOM), outcome(ROOM, 'lost'), rooms(LATER_ROOM)))).toBe('released');
  });

  it('clears a loss by a click in a room that was gone', () => {
    expect(viewOf(after(rooms(ROOM), rooms(), missed, rooms(LATER_ROOM)))).toBe('released');
  });

  it('clears a click that was under way in the room before it', () => {
    expect(viewOf(after(rooms(ROOM), outcome(ROOM, 'clicking'), rooms(LATER_ROOM)))).toBe('released');
  });

  it.each(['lost', 'won', 'none', 'clicking'] as const)(
    'is left alone by the outcome "%s" of an earlier room that comes late',
    (late) => {
      const before = after(rooms(ROOM), outcome(ROOM, 'clicking'), rooms(LATER_ROOM));
      expect(nextState(before, outcome(ROOM, late))).toBe(before);
    },
  );

  it('has the outcome that this browser remembers of it', () => {
    expect(viewOf(after(known(ROOM, 'lost')))).toBe('lost');
    expect(after(known(ROOM, 'won'))).toEqual({ room: ROOM, gone: false, outcome: 'won' });
  });

  it('has the outcome that this browser remembers when it is first again after another', () => {
    const state = after(rooms(LATER_ROOM), outcome(LATER_ROOM, 'lost'), rooms(ROOM, LATER_ROOM));
    expect(viewOf(state)).toBe('released');
    expect(viewOf(nextState(state, known(LATER_ROOM, 'lost')))).toBe('lost');
  });
});

describe('the current room changes', () => {
  it.each(['clicking', 'won', 'lost'] as const)('keeps "%s" when clicks are counted up', (mine) => {
    const state = after(rooms(ROOM), outcome(ROOM, mine), rooms({ ...ROOM, cliques: 1 }));
    expect(state).toEqual({ room: { ...ROOM, cliques: 1 }, gone: false, outcome: mine });
  });

  it('does not take over what is remembered while it stays current', () => {
    // The page knows better than its storage, which another tab may have written for itself.
    expect(after(rooms(ROOM), outcome(ROOM, 'clicking'), known(ROOM, 'none')).outcome).toBe('clicking');
  });

  it('knows at once how many clicks there are', () => {
    expect(after(rooms(ROOM), rooms({ ...ROOM, cliques: 5 })).room?.cliques).toBe(5);
  });

  it.each(['clicking', 'won', 'lost'] as const)('is another room with another link, after "%s"', (mine) => {
    const moved = { ...ROOM, link: 'https://show.example/moved' };
    const state = after(rooms(ROOM), outcome(ROOM, mine), rooms(moved));
    expect(state).toEqual({ room: moved, gone: false, outcome: 'none' });
    expect(viewOf(state)).toBe('released');
  });

  it('is released anew when the admin corrects a link that led nowhere', () => {
    const state = after(rooms({ ...ROOM, link: null }), missed, rooms(ROOM));
    expect(viewOf(state)).toBe('released');
    expect(state.room).toEqual(ROOM);
  });
});

describe('the current room is removed before this browser clicked in it', () => {
  it('is released without a room to go to', () => {
    const state = after(rooms(ROOM), rooms());
    expect(viewOf(state)).toBe('released');
    expect(state.gone).toBe(true);
  });

  it('is lost by a click', () => {
    expect(viewOf(after(rooms(ROOM), rooms(), missed))).toBe('lost');
  });

  it('stays lost while no room comes', () => {
    expect(viewOf(after(rooms(ROOM), rooms(), missed, rooms()))).toBe('lost');
  });

  it('is released again, the loss cleared, when the same room comes back', () => {
    const state = after(rooms(ROOM), rooms(), missed, rooms(ROOM));
    expect(state).toEqual({ room: ROOM, gone: false, outcome: 'none' });
    expect(viewOf(state)).toBe('released');
  });
});

describe('the current room is removed after this browser clicked in it', () => {
  it('stays lost, so that a late removal does not undo the loss', () => {
    const state = after(rooms(ROOM), outcome(ROOM, 'clicking'), outcome(ROOM, 'lost'), rooms());
    expect(viewOf(state)).toBe('lost');
    expect(viewOf(nextState(state, rooms()))).toBe('lost');
  });

  it('goes on clicking', () => {
    const state = after(rooms(ROOM), outcome(ROOM, 'clicking'), rooms());
    expect(viewOf(state)).toBe('clicking');
  });

  it.each([
    ['won', 'released'],
    ['lost', 'lost'],
    ['none', 'released'],
  ] as const)('takes the answer "%s" that comes after the removal', (answer, view) => {
    const state = after(rooms(ROOM), outcome(ROOM, 'clicking'), rooms(), outcome(ROOM, answer));
    expect(state.outcome).toBe(answer);
    expect(viewOf(state)).toBe(view);
  });

  it('goes on clicking when the same room comes back meanwhile', () => {
    const state = after(rooms(ROOM), outcome(ROOM, 'clicking'), rooms(), rooms(ROOM));
    expect(state).toEqual({ room: ROOM, gone: false, outcome: 'clicking' });
  });

  it('keeps the place that was won, with the room that tells its link', () => {
    const state = after(rooms(ROOM), outcome(ROOM, 'won'), rooms());
    expect(state).toEqual({ room: ROOM, gone: true, outcome: 'won' });
    expect(viewOf(state)).toBe('released');
  });
});

describe('a click', () => {
  it('shows as under way', () => {
    expect(viewOf(after(rooms(ROOM), outcome(ROOM, 'clicking')))).toBe('clicking');
  });

  it('shows the loss', () => {
    expect(viewOf(after(rooms(ROOM), outcome(ROOM, 'clicking'), outcome(ROOM, 'lost')))).toBe('lost');
  });

  it('gives the button back to a winner, who may come back from the link', () => {
    expect(viewOf(after(rooms(ROOM), outcome(ROOM, 'clicking'), outcome(ROOM, 'won')))).toBe('released');
  });

  it('gives the button back when its answer stays unknown', () => {
    expect(viewOf(after(rooms(ROOM), outcome(ROOM, 'clicking'), outcome(ROOM, 'none')))).toBe('released');
  });

  it('is lost where the room has no link', () => {
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

  it('under the same id with another link gives a new chance', () => {
    const reopened = { ...ROOM, link: 'https://show.example/next' };
    const state = after(rooms(ROOM), outcome(ROOM, 'lost'), rooms(), rooms(reopened));
    expect(state).toEqual({ room: reopened, gone: false, outcome: 'none' });
  });
});

describe('a visitor who returns', () => {
  it('finds the place that was won, though its room has gone', () => {
    const state = after(rooms(), returned(ROOM, 'won'));
    expect(state).toEqual({ room: ROOM, gone: true, outcome: 'won' });
    expect(viewOf(state)).toBe('released');
  });

  it('keeps that place through empty snapshots', () => {
    const state = after(rooms(), returned(ROOM, 'won'), rooms());
    expect(state).toEqual({ room: ROOM, gone: true, outcome: 'won' });
  });

  it('keeps that place when the room is still there', () => {
    expect(after(returned(ROOM, 'won'), known(ROOM, 'won')).outcome).toBe('won');
  });

  it('has a new chance as a winner once another room is current', () => {
    const state = after(rooms(), returned(ROOM, 'won'), rooms(LATER_ROOM));
    expect(state).toEqual({ room: LATER_ROOM, gone: false, outcome: 'none' });
  });

  it('is left in the current room', () => {
    const current = after(rooms(LATER_ROOM));
    expect(nextState(current, returned(ROOM, 'won'))).toBe(current);
  });

  it('sees an unanswered click under way until its answer comes', () => {
    const asking = after(rooms(), returned(ROOM, 'none'), outcome(ROOM, 'clicking'));
    expect(viewOf(asking)).toBe('clicking');
    expect(viewOf(nextState(asking, rooms()))).toBe('clicking');
    expect(viewOf(nextState(asking, rooms(ROOM)))).toBe('clicking');
    expect(viewOf(nextState(asking, outcome(ROOM, 'lost')))).toBe('lost');
  });
});

describe('a loss that is learnt long after its room was removed', () => {
  it('leaves the visitor waiting as everybody', () => {
    const state = after(rooms(ROOM), outcome(ROOM, 'clicking'), rooms(), expired(ROOM));
    expect(state).toEqual(INITIAL_STATE);
    expect(viewOf(nextState(state, rooms()))).toBe('loading');
    expect(viewOf(nextState(state, rooms(LATER_ROOM)))).toBe('released');
  });

  it('leaves a later room alone', () => {
    const current = after(rooms(LATER_ROOM));
    expect(nextState(current, expired(ROOM))).toBe(current);
  });
});

describe('releaseOf', () => {
  it('is none before a room and after a loss', () => {
    expect(releaseOf(INITIAL_STATE)).toBeNull();
    expect(releaseOf(after(rooms(ROOM), outcome(ROOM, 'lost')))).toBeNull();
  });

  it('is the same while the room stays, during a click, and after one that failed or won', () => {
    const release = releaseOf(after(rooms(ROOM)));
    expect(release).not.toBeNull();
    expect(releaseOf(after(rooms({ ...ROOM, cliques: 3 })))).toBe(release);
    const clicking = after(rooms(ROOM), outcome(ROOM, 'clicking'));
    expect(releaseOf(clicking)).toBe(release);
    expect(releaseOf(nextState(clicking, outcome(ROOM, 'none')))).toBe(release);
    expect(releaseOf(nextState(clicking, outcome(ROOM, 'won')))).toBe(release);
  });

  it('is another one for another room, and for another link', () => {
    const releases = [ROOM, LATER_ROOM, { ...ROOM, link: 'https://show.example/moved' }].map((room) =>
      releaseOf(after(rooms(room))),
    );
    expect(new Set(releases).size).toBe(3);
  });

  it('ends with the room, and begins anew when the same room comes back', () => {
    expect(releaseOf(after(rooms(ROOM), rooms()))).toBeNull();
    expect(releaseOf(after(rooms(ROOM), rooms(), rooms(ROOM)))).not.toBeNull();
  });

  it('stays for a winner whose room is gone', () => {
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

  it('takes no room for no other', () => {
    expect(isSameRoom(null, null)).toBe(false);
    expect(isSameRoom(ROOM, null)).toBe(false);
    expect(isSameRoom(null, ROOM)).toBe(false);
  });
});

describe('a click asks the server', () => {
  const full: Room = { ...ROOM, cliques: 5 };
  const cases: [string, RoomState, boolean, ReturnType<typeof requestOf>][] = [
    ['for a place, in a room that has one', after(rooms(ROOM)), false, 'click'],
    ['for its ticket, in a room that is full', after(rooms(full)), false, 'resolve'],
    ['nothing in a removed room', after(rooms(ROOM), rooms()), false, 'nothing'],
    ['nothing before the first room', INITIAL_STATE, false, 'nothing'],
    ['for its ticket, in a full room that it has clicked in before', after(rooms(full)), true, 'resolve'],
    [
      'for its place, in a removed room that it has clicked in before',
      after(rooms(ROOM), rooms()),
      true,
      'click',
    ],
  ];
  it.each(cases)('%s', (_, state, sent, request) => {
    expect(requestOf(state, sent)).toBe(request);
  });
});
