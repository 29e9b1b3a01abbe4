import { expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../../src/base/durations';
import type { Room } from '../../../../src/model';
import type { StoredTicket } from '../../../../src/show/storedTickets';
import { EarlierClicks } from '../../../../src/waiting-room/session/earlierClicks';
import { PlaceOpener } from '../../../../src/waiting-room/session/placeOpener';
import { RoomStore } from '../../../../src/waiting-room/session/store';
import { signedOut } from '../../../support/auth';
import { aBrowser, withoutServer } from '../../../support/roomStore';

const NOW = Date.parse('2031-12-01T23:00:00Z');

/** A click in a room, some minutes ago. */
const clickIn = (sala: string, state: StoredTicket['state'], minutesAgo: number): StoredTicket => ({
  sala,
  link: `https://show.example/${sala}`,
  vaga: sala,
  state,
  seen: NOW - minutesAgo * MINUTE_MS,
});

/** The page of a visitor who has clicked before. */
function pageAfter(...clicks: StoredTicket[]) {
  const tickets = aBrowser();
  for (const click of clicks) tickets.store(click);
  const store = new RoomStore(withoutServer(tickets, { deviceNow: () => NOW }));
  const earlierClicks = new EarlierClicks(store, new PlaceOpener(store));
  const hears = (...rooms: Room[]) => {
    store.dispatch({ type: 'rooms', rooms, opened: true });
    earlierClicks.showPlace();
  };
  return { store, hears };
}

/** The room whose place is shown while no room is open. */
function shownPlace(...clicks: StoredTicket[]): string | undefined {
  const { store, hears } = pageAfter(...clicks);
  hears();
  return store.state.room?.id;
}

it.each<[string, string | undefined, StoredTicket[]]>([
  ['the place that was won last', 'b', [clickIn('a', 'won', 40), clickIn('b', 'won', 20)]],
  [
    'the place of the first room after a loss in the second',
    'a',
    [clickIn('a', 'won', 40), clickIn('b', 'lost', 1)],
  ],
  ['no place after a loss', undefined, [clickIn('a', 'lost', 40)]],
  ['no place of an earlier show', undefined, [clickIn('a', 'won', (13 * HOUR_MS) / MINUTE_MS)]],
  // Otherwise the answer to that click, maybe a loss, would never be seen.
  [
    'no place while the answer to a later click is asked for',
    undefined,
    [clickIn('a', 'won', 40), clickIn('b', 'sent', 1)],
  ],
  [
    'the place after a later click whose answer nobody waits for',
    'a',
    [clickIn('a', 'won', 40), clickIn('b', 'sent', 10)],
  ],
])('shows %s', (_, place, clicks) => {
  expect(shownPlace(...clicks)).toBe(place);
});

it('shows a place whose address has not been read, even before one that was won later', () => {
  const unread = { ...clickIn('a', 'won', 40), link: 'protegido:a' };
  expect(shownPlace(unread, clickIn('b', 'won', 20))).toBe('a');
});

/** A place won in an open show with a protected link. */
const protectedWin = (minutesAgo: number): StoredTicket => ({
  ...clickIn('a', 'won', minutesAgo),
  link: 'protegido:a',
  endereco: 'https://show.example/a',
});

/** A show for registered people, before anybody has signed in. */
const FOR_REGISTERED = { forRegistered: true, authState: signedOut };

it.each([
  [59, 'a'],
  [61, undefined],
])(
  'before a show for registered people, shows the place of an open show for an hour: %j min',
  (ago, place) => {
    const { store, hears } = pageAfter(protectedWin(ago));
    store.visitor.identify(FOR_REGISTERED);
    hears();
    expect(store.state.room?.id).toBe(place);
  },
);

it('no longer shows the place of an open show when it turns out that the next one is for registered people', () => {
  const { store, hears } = pageAfter(protectedWin(61));
  hears();
  expect(store.state).toMatchObject({ room: { id: 'a' }, outcome: 'returned' });
  store.visitor.identify(FOR_REGISTERED);
  store.forgetEarlierShow();
  expect(store.screen.getState().view).toBe('signIn');
});

it('shows no earlier place to a visitor who has just lost, until the page is loaded again', () => {
  const { store, hears } = pageAfter(clickIn('a', 'won', 40), clickIn('b', 'lost', 0));
  hears({ id: 'b', link: 'https://show.example/b', cliques: 5, abreEm: null });
  hears();
  expect(store.state).toMatchObject({ kind: 'removed', room: { id: 'b' }, outcome: 'lost' });
});
