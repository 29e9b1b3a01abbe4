import type { Firestore } from 'firebase/firestore';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '../../../../src/base/durations';
import type { Profile, Room } from '../../../../src/model';
import type { Outcome, View } from '../../../../src/waiting-room/session/outcome';
import { untilRoomsRead } from '../../../../src/waiting-room/session/readRooms';
import {
  awaitsClick,
  INITIAL_STATE,
  releaseIdOf,
  type RoomEvent,
  type RoomState,
} from '../../../../src/waiting-room/session/roomState';
import { RoomSession } from '../../../../src/waiting-room/session/session';
import { RoomStore } from '../../../../src/waiting-room/session/store';
import type { Identity } from '../../../../src/waiting-room/session/visitor';
import { aBrowser, withoutServer } from '../../../support/roomStore';
import { WAIT } from '../../../support/timers';
import { takeConsoleErrors } from '../../../support/unitSetup';

type LinkedRoom = Room & { link: string };

/** A person at a show for registered people. */
const registered = (uid: string): Identity => ({
  forRegistered: true,
  authState: { status: 'signedIn', profile: { name: 'Maria', celular: '', uid } as Profile },
});

const A: LinkedRoom = { id: 'a', link: 'protegido:a', cliques: 0, abreEm: null };
const B: LinkedRoom = { ...A, id: 'b', link: 'protegido:b' };

/** Something that happens to the store. */
type Step = (store: RoomStore) => void;

const happens =
  (event: RoomEvent): Step =>
  (store) =>
    store.dispatch(event);

/** A snapshot with these rooms. */
const rooms = (...shown: Room[]) => happens({ type: 'rooms', rooms: shown, opened: true });

/** This browser's ticket in the room says the outcome, and the page does what belongs to it. */
const getsIn =
  ({ id, link }: LinkedRoom, outcome: Outcome): Step =>
  (store) => {
    const vaga = `ticket of ${id}`;
    const state = outcome === 'lost' ? 'lost' : outcome === 'none' || outcome === 'clicking' ? 'sent' : 'won';
    store.deps.tickets.store({ sala: id, link, vaga, state, seen: 0 });
    store.activities.end(vaga);
    if (outcome === 'clicking' || outcome === 'leaving') store.activities.set(vaga, outcome);
  };
/** The click in the room A gets an outcome: the visitor clicks, wins or loses. */
const gets = (outcome: Outcome) => getsIn(A, outcome);

/** A snapshot with a first room in which this browser has a stored outcome. */
const withOutcome =
  (room: LinkedRoom, outcome: Outcome): Step =>
  (store) => {
    getsIn(room, outcome)(store);
    rooms(room)(store);
  };
/** A return to the page with a stored outcome in the room A. */
const restored =
  (outcome: Outcome): Step =>
  (store) => {
    gets(outcome)(store);
    store.dispatch({ type: 'restored', room: A });
  };
/** A press when no click is possible. */
const missed = happens({ type: 'missed' });
const forgotten = happens({ type: 'forgotten', room: A });

function storeAfter(...steps: Step[]): RoomStore {
  const store = new RoomStore(withoutServer(aBrowser()));
  store.visitor.identify({ forRegistered: false, authState: null });
  for (const step of steps) step(store);
  return store;
}

function after(...steps: Step[]): RoomState {
  return storeAfter(...steps).state;
}

function viewOf(store: RoomStore): View {
  return store.screen.getState().view;
}

const OTHER_LINK: LinkedRoom = { ...A, link: 'protegido:outro' };
const WITHOUT_LINK: Room = { ...A, link: null };

const OUTCOMES = ['clicking', 'lost', 'returned'] as const;

/** A case: steps, and the room and the view that follow from them. */
type Case = [what: string, steps: Step[], room: Room | null, view: View];

function expectShown(steps: Step[], room: Room | null, view: View, removed = false): void {
  const store = storeAfter(...steps);
  const outcome = view === 'released' || view === 'loading' ? 'none' : view;
  const shown = removed ? { kind: 'removed' } : { kind: 'present', opened: true };
  expect(store.state).toEqual(room ? { ...shown, room, missed: false, outcome } : INITIAL_STATE);
  expect(viewOf(store)).toBe(view);
}

const opens = happens({ type: 'opened', opened: true });

describe('a room that opens later', () => {
  const LATER: Room = { ...A, abreEm: new Date(2_000_000_000_000) };
  const before = happens({ type: 'rooms', rooms: [LATER], opened: false });

  it.each<[string, Step[], View, boolean]>([
    ['has no button before', [before], 'loading', false],
    ['has one from then on', [before, opens], 'released', true],
    ['has none again if its time moves to a later one', [before, opens, before], 'loading', false],
    ['has one at once without its time', [before, rooms(A)], 'released', true],
    ['leaves nothing behind if it is removed before', [before, rooms()], 'loading', false],
    ['leaves its button behind if it is removed after', [before, opens, rooms()], 'released', false],
    ['keeps a click if its time moves', [before, opens, gets('clicking'), before], 'clicking', true],
    ['keeps a place if its time moves', [before, opens, gets('returned'), before], 'returned', true],
  ])('%s', (_, steps, view, released) => {
    const store = storeAfter(...steps);
    expect(viewOf(store)).toBe(view);
    expect(releaseIdOf(store.state) !== null).toBe(released);
    expect(awaitsClick(store.state)).toBe(view === 'released' && released);
  });
});

describe('the current room', () => {
  it.each<Case>([
    ['is none before the first server snapshot', [], null, 'loading'],
    ['is none while all snapshots are empty', [rooms(), rooms()], null, 'loading'],
    ['is released when it is added', [rooms(), rooms(A)], A, 'released'],
    ['is released if it is in the first snapshot', [rooms(A)], A, 'released'],
    ['is the first of several', [rooms(A, B)], A, 'released'],
    ['stays when another room is added after it', [rooms(A), gets('lost'), rooms(A, B)], A, 'lost'],
    ['is the next one when the first is removed', [rooms(A, B), gets('lost'), rooms(B)], B, 'released'],
    ['is a new room that sorts before the earlier one', [rooms(B), rooms(A, B)], A, 'released'],
    ['is a new room after a removal', [rooms(A), rooms(), rooms(B)], B, 'released'],
    ['has no loss of a click in a removed room', [rooms(A), rooms(), gets('lost'), rooms(B)], B, 'released'],
    [
      'comes back without a press that came after its removal',
      [rooms(A), rooms(), missed, rooms(A)],
      A,
      'released',
    ],
    ['comes back with the loss of a click', [rooms(A), rooms(), gets('lost'), rooms(A)], A, 'lost'],
    ['has the loss stored in this browser', [withOutcome(A, 'lost')], A, 'lost'],
    ['has the place stored in this browser', [withOutcome(A, 'returned')], A, 'returned'],
    [
      'has the stored outcome the second time, too',
      [withOutcome(B, 'lost'), rooms(A, B), withOutcome(B, 'lost')],
      B,
      'lost',
    ],
    ['is still clicking at the next snapshot', [rooms(A), gets('clicking'), rooms(A)], A, 'clicking'],
    ['is being opened by a winner', [rooms(A), gets('leaving')], A, 'leaving'],
    ['is won when the winner returns', [rooms(A), gets('leaving'), gets('returned')], A, 'returned'],
    ['is released again after no response', [rooms(A), gets('clicking'), gets('none')], A, 'released'],
    ['is still clicking when it comes back', [rooms(A), gets('clicking'), rooms(), rooms(A)], A, 'clicking'],
    ['is still opening when it comes back', [rooms(A), gets('leaving'), rooms(), rooms(A)], A, 'leaving'],
    [
      'keeps the place of a returning visitor',
      [restored('returned'), withOutcome(A, 'returned')],
      A,
      'returned',
    ],
    ['is a chance for a winner who returned', [rooms(), restored('returned'), rooms(B)], B, 'released'],
    [
      'has the pending click of a returning visitor',
      [restored('none'), gets('clicking'), rooms(A)],
      A,
      'clicking',
    ],
    [
      'is none after a late loss',
      [rooms(A), gets('clicking'), rooms(), gets('lost'), forgotten, rooms()],
      null,
      'loading',
    ],
    [
      'is the next room after a late loss',
      [rooms(A), gets('clicking'), rooms(), gets('lost'), forgotten, rooms(B)],
      B,
      'released',
    ],
  ])('%s', (_, steps, room, view) => {
    expectShown(steps, room, view);
  });

  it('is released without a link, too, and again when its link is corrected', () => {
    expectShown([rooms(WITHOUT_LINK)], WITHOUT_LINK, 'released');
    expect(viewOf(storeAfter(rooms(WITHOUT_LINK), missed, rooms(WITHOUT_LINK)))).toBe('lost');
    expectShown([rooms(WITHOUT_LINK), missed, rooms(A)], A, 'released');
    expect(takeConsoleErrors()).toHaveLength(3);
  });

  it.each(OUTCOMES)('has no "%s" of the room before it, removed or not', (outcome) => {
    expectShown([rooms(A), gets(outcome), rooms(B)], B, 'released');
    expectShown([rooms(A), gets(outcome), rooms(), rooms(B)], B, 'released');
  });

  it.each(OUTCOMES)('keeps "%s" when its click count increases', (outcome) => {
    expectShown([rooms(A), gets(outcome), rooms({ ...A, cliques: 1 })], { ...A, cliques: 1 }, outcome);
  });

  it.each(OUTCOMES)('is a new room after "%s" if its link changes, even while it is removed', (outcome) => {
    expectShown([rooms(A), gets(outcome), rooms(OTHER_LINK)], OTHER_LINK, 'released');
    expectShown([rooms(A), gets(outcome), rooms(), rooms(OTHER_LINK)], OTHER_LINK, 'released');
  });

  it('has the new link at once if a click goes on with it', () => {
    const goesOn = happens({ type: 'relinked', room: A, link: OTHER_LINK.link });
    expectShown([rooms(A), goesOn], OTHER_LINK, 'released');
    expectShown([rooms(OTHER_LINK), goesOn], OTHER_LINK, 'released');
    expectShown([rooms(B), goesOn], B, 'released');
    expectShown([goesOn], null, 'loading');
  });

  it('is still clicking while a press waits for its ticket, whatever its link, and while it is removed', () => {
    const pressed: Step = (store) => store.activities.set(A.id, 'clicking');
    expectShown([rooms(A), pressed, rooms(OTHER_LINK)], OTHER_LINK, 'clicking');
    expectShown([rooms(A), pressed, rooms()], A, 'clicking', true);
    expectShown([rooms(A), pressed, rooms(), rooms(OTHER_LINK)], OTHER_LINK, 'clicking');
    expectShown([rooms(A), pressed, rooms(B)], B, 'released');
    expectShown([rooms(A), gets('leaving'), pressed], A, 'leaving');
  });

  it.each([...OUTCOMES, 'none'] as const)('ignores "%s" of an earlier room', (late) => {
    expectShown([rooms(A), gets('clicking'), rooms(B), gets(late)], B, 'released');
  });

  it.each([
    ['an earlier click', restored('returned')],
    ['an expired loss', forgotten],
  ])('ignores %s in another room', (_, step) => {
    expectShown([rooms(B), step], B, 'released');
  });

  it('has the outcome of the signed-in account only', () => {
    const store = storeAfter(rooms(A));
    store.deps.tickets.store({
      sala: A.id,
      link: A.link,
      vaga: 'place',
      state: 'won',
      seen: 0,
      dono: 'maria',
    });
    for (const activity of [null, 'leaving'] as const) {
      if (activity) store.activities.set('place', activity);
      for (const uid of ['maria', 'joana']) {
        store.visitor.identify(registered(uid));
        store.refresh();
        expect(store.state.outcome).toBe(uid === 'maria' ? (activity ?? 'returned') : 'none');
      }
    }
  });
});

describe('a room that was removed', () => {
  it('is released to a visitor who has not clicked', () => {
    expectShown([rooms(A), rooms()], A, 'released', true);
  });

  it.each(OUTCOMES)('is still "%s", so that a late removal does not undo it', (outcome) => {
    expectShown([rooms(A), gets(outcome), rooms(), rooms()], A, outcome, true);
  });

  it.each(['leaving', 'returned', 'lost', 'none'] as const)(
    'gets the response "%s" that comes later',
    (answer) => {
      const view = answer === 'none' ? 'released' : answer;
      expectShown([rooms(A), gets('clicking'), rooms(), gets(answer)], A, view, true);
    },
  );

  it('is won for a winner who returns, also after empty snapshots', () => {
    expectShown([rooms(), restored('returned')], A, 'returned', true);
    expectShown([rooms(), restored('returned'), rooms()], A, 'returned', true);
  });

  it('has the pending click of a returning visitor until its response arrives', () => {
    expectShown([rooms(), restored('none'), gets('clicking'), rooms()], A, 'clicking', true);
    expectShown([rooms(), restored('none'), gets('clicking'), gets('lost')], A, 'lost', true);
  });
});

it('a loss in a room that was removed stays until a room is added', () => {
  for (const lost of [gets('lost'), missed])
    expect(viewOf(storeAfter(rooms(A), rooms(), lost, rooms()))).toBe('lost');
});

describe('releaseIdOf', () => {
  it('is null before a room and after a loss', () => {
    expect(releaseIdOf(INITIAL_STATE)).toBeNull();
    expect(releaseIdOf(after(rooms(A), gets('lost')))).toBeNull();
  });

  it('is unchanged while the room stays, during a click, and after a failed or won one', () => {
    const release = releaseIdOf(after(rooms(A)));
    expect(release).not.toBeNull();
    expect(releaseIdOf(after(rooms({ ...A, cliques: 3 })))).toBe(release);
    expect(releaseIdOf(after(rooms(A), gets('clicking')))).toBe(release);
    for (const outcome of ['none', 'leaving', 'returned'] as const)
      expect(releaseIdOf(after(rooms(A), gets('clicking'), gets(outcome)))).toBe(release);
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

/** Lets the session subscribe; returns the function that delivers rooms to it. */
function connect(session: RoomSession): (shown: Room[]) => void {
  let hear!: (shown: Room[]) => void;
  session.connect({
    realtimeDb: {} as Firestore,
    subscribeToRooms: (_, onRooms) => {
      hear = onRooms;
      return () => {};
    },
    keepStreamAlive: () => () => {},
  });
  return hear;
}

it('a removed room has no button again when its outcome turns out to be of another account', () => {
  const browser = aBrowser();
  const session = new RoomSession(withoutServer(browser));
  const hear = connect(session);
  const views = (...shown: Room[]) => {
    session.identify(registered('maria'));
    hear([A]);
    hear(shown);
    const before = session.getState().view;
    session.identify(registered('joana'));
    return [before, session.getState().view];
  };
  browser.store({ sala: A.id, link: A.link, vaga: 'place', state: 'lost', seen: 0, dono: 'maria' });
  expect(views()).toEqual(['lost', 'loading']);
  expect(views(A)).toEqual(['lost', 'released']);
});

it('a removed room is forgotten when the account changes, even while its click is under way', async () => {
  const session = new RoomSession(withoutServer(aBrowser()));
  const hear = connect(session);
  session.identify(registered('maria'));
  hear([A]);
  session.enter();
  hear([]);
  expect(session.getState().view).toBe('clicking');
  session.identify(registered('joana'));
  expect(session.getState().view).toBe('loading');
});

describe('the stored ticket of a room that is gone', () => {
  const ticket = { sala: A.id, link: A.link, vaga: 'ticket', seen: Date.now() };
  it('shows the place of an account as soon as the account is known', () => {
    const browser = aBrowser();
    browser.store({ ...ticket, state: 'won', dono: 'maria', endereco: 'https://show.example/a' });
    const session = new RoomSession(withoutServer(browser));
    connect(session)([]);
    expect(session.getState().view).toBe('loading');
    session.identify(registered('maria'));
    expect(session.getState().view).toBe('returned');
  });

  it('shows a loss without an account to whoever signs in', () => {
    const browser = aBrowser();
    const session = new RoomSession(withoutServer(browser));
    const hear = connect(session);
    session.identify(registered('maria'));
    hear([A]);
    browser.store({ ...ticket, state: 'lost' });
    hear([]);
    session.identify(registered('joana'));
    expect(session.getState().view).toBe('lost');
  });
});

it('a first read that fails when the subscription has begun says nothing of the connection', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const session = new RoomSession(withoutServer(aBrowser()));
  session.start();
  connect(session)([A]);
  await untilRoomsRead();
  await setImmediate();
  vi.advanceTimersByTime(1_500);
  expect(session.getState().connected).toBe(true);
  session.stop();
});

it.each([
  ['at once for whoever opens the page', true, 0],
  ['up to 3 s later for those who waited, so that not all ask at the same moment', false, 3_000],
])('the server’s time is asked for %s', async (_, arrives, delayMs) => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const readExactTime = vi.fn<() => Promise<number>>(() => new Promise(() => {}));
  const session = new RoomSession(withoutServer(aBrowser(), { readExactTime }));
  const hear = connect(session);
  if (!arrives) hear([]);
  hear([{ ...A, abreEm: new Date(Date.now() + MINUTE_MS) }]);
  if (delayMs > 0) await vi.advanceTimersByTimeAsync(delayMs - 1);
  expect(readExactTime).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(readExactTime).toHaveBeenCalledOnce();
  session.stop();
});

describe('a removed room whose button this visitor has not seen', () => {
  const SIGNED_OUT: Identity = {
    forRegistered: true,
    authState: { status: 'signedOut', profileMissing: false },
  };

  it.each([A, { ...A, cliques: 5 }])(
    'has none when the show is opened to all, or the visitor signs in: %j',
    (room) => {
      for (const identity of [{ ...SIGNED_OUT, forRegistered: false }, registered('maria')]) {
        const session = new RoomSession(withoutServer(aBrowser()));
        const hear = connect(session);
        session.identify(SIGNED_OUT);
        hear([room]);
        hear([]);
        expect(session.getState().view).toBe('signIn');
        session.identify(identity);
        expect(session.getState()).toMatchObject({ view: 'loading', full: false });
        hear([B]);
        expect(session.getState().view).toBe('released');
      }
    },
  );

  it('has none when the settings come, or 5 s later without them', () => {
    vi.useFakeTimers();
    const session = new RoomSession(withoutServer(aBrowser()));
    const hear = connect(session);
    hear([A]);
    hear([]);
    vi.advanceTimersByTime(5_000);
    expect(session.getState().view).toBe('loading');
    session.identify({ forRegistered: false, authState: null });
    expect(session.getState().view).toBe('loading');
  });
});

it('a full room stays full during a click, which would otherwise announce it as released, and if that fails', async () => {
  const session = new RoomSession(withoutServer(aBrowser()));
  session.identify({ forRegistered: false, authState: null });
  connect(session)([{ ...A, cliques: 5 }]);
  session.enter();
  expect(session.getState()).toMatchObject({ view: 'clicking', full: true });
  await vi.waitUntil(() => session.getState().view === 'released', WAIT);
  expect(session.getState().full).toBe(true);
});
