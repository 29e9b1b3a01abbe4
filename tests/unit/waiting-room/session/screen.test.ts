import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Room } from '../../../../src/model';
import type { StoredTicket } from '../../../../src/show/storedTickets';
import type { RoomState } from '../../../../src/waiting-room/session/roomState';
import { Screen } from '../../../../src/waiting-room/session/screen';
import { Stopwatch } from '../../../../src/waiting-room/session/stopwatch';
import { Tickets } from '../../../../src/waiting-room/session/tickets';
import { Visitor, type Identity } from '../../../../src/waiting-room/session/visitor';

const WITHOUT_COUNTDOWN = { roomsKnown: true, seconds: null, timeKnown: false, unreachable: false };

const present = (room: Room): RoomState => ({
  kind: 'present',
  room,
  opened: true,
  missed: false,
  outcome: 'none',
});

beforeEach(() => void vi.useFakeTimers());

/** A screen with a protected room, before the settings say whether the show is for registered people. */
function ofProtectedRoom(mayBeSignedIn = false) {
  const tickets = new Tickets({ read: () => [], write: () => {}, secret: async () => '' });
  const visitor = new Visitor(() => mayBeSignedIn);
  const room = { id: 'a', link: 'protegido:show', cliques: 0, abreEm: null };
  const render = () => screen.update({ ...WITHOUT_COUNTDOWN, state: present(room), visitor });
  const screen: Screen = new Screen(tickets, new Stopwatch(Date.now), render);
  render();
  return { screen, visitor, render };
}

it('a protected room has no button before the settings are known, and one after 5 s without them', () => {
  const { screen } = ofProtectedRoom();
  vi.advanceTimersByTime(4_999);
  expect(screen.getState()).toMatchObject({ view: 'loading', releaseId: null });
  vi.advanceTimersByTime(1);
  expect(screen.getState()).toMatchObject({ view: 'released', releaseId: expect.any(String) });
});

it('a protected room has its button as soon as the settings are known', () => {
  const { screen, visitor, render } = ofProtectedRoom();
  visitor.identify({ forRegistered: false, authState: null });
  render();
  expect(screen.getState()).toMatchObject({ view: 'released', releaseId: expect.any(String) });
});

describe('while Auth starts, a protected room of a show for registered people', () => {
  const starting: Identity = { forRegistered: true, authState: { status: 'loading', offline: false } };

  it('shows no button to a visitor who has to sign in, unless Auth takes more than 5 s', () => {
    const { screen, visitor, render } = ofProtectedRoom();
    for (const authState of [null, starting.authState]) {
      visitor.identify({ ...starting, authState });
      render();
      expect(screen.getState()).toMatchObject({ view: 'loading', releaseId: null, needsAccount: true });
    }
    vi.advanceTimersByTime(5_000);
    expect(screen.getState().view).toBe('released');
    visitor.identify({ ...starting, authState: { status: 'signedOut', profileMissing: false } });
    render();
    expect(screen.getState().view).toBe('signIn');
  });

  it('shows its button to a visitor who seems to be signed in', () => {
    const { screen, visitor, render } = ofProtectedRoom(true);
    visitor.identify(starting);
    render();
    expect(screen.getState()).toMatchObject({ view: 'released', releaseId: expect.any(String) });
  });
});

it('a full room is said to be full, also after its removal, but not to a visitor who has asked for a place in it', () => {
  const room = { id: 'a', link: 'https://show.example/', cliques: 5, abreEm: null };
  const sent = { vaga: 'b', sala: 'a', link: room.link, state: 'sent' as const, seen: 0 };
  const shown = (tickets: StoredTicket[], removed: boolean, forRegistered = false) => {
    const storage = { read: () => tickets, write: () => {}, secret: async () => '' };
    const screen = new Screen(new Tickets(storage), new Stopwatch(Date.now), () => {});
    const visitor = new Visitor(() => false);
    visitor.identify({ forRegistered, authState: { status: 'signedOut', profileMissing: false } });
    const afterRemoval: RoomState = { kind: 'removed', room, missed: false, outcome: 'none' };
    for (const state of removed ? [present(room), afterRemoval] : [present(room)])
      screen.update({ ...WITHOUT_COUNTDOWN, state, visitor });
    return screen.getState();
  };
  expect(shown([], false)).toMatchObject({ view: 'released', full: true });
  expect(shown([], true)).toMatchObject({ view: 'released', full: true });
  expect(shown([sent], true)).toMatchObject({ view: 'released', full: false });
  for (const removed of [false, true])
    expect(shown([], removed, true)).toMatchObject({ view: 'signIn', full: true });
  room.cliques = 4;
  expect(shown([], false, true)).toMatchObject({
    view: 'signIn',
    full: false,
    releaseId: expect.any(String),
  });
  expect(shown([], true)).toMatchObject({ view: 'released', full: false });
});
