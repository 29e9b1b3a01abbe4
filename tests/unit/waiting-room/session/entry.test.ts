import { expect, it } from 'vitest';
import type { Room } from '../../../../src/model';
import type { StoredTicket } from '../../../../src/show/storedTickets';
import type { Answers } from '../../../../src/waiting-room/session/answers';
import { Entry } from '../../../../src/waiting-room/session/entry';
import type { Outcome } from '../../../../src/waiting-room/session/outcome';
import type { PlaceOpener } from '../../../../src/waiting-room/session/placeOpener';
import { INITIAL_STATE, type RoomState } from '../../../../src/waiting-room/session/roomState';
import type { RoomStore } from '../../../../src/waiting-room/session/store';
import { Visitor } from '../../../../src/waiting-room/session/visitor';

const ROOM: Room = { id: 'a', link: 'https://show.example/a', cliques: 0, abreEm: null };
const FULL = { ...ROOM, cliques: 5 };

const inRoom = (room: Room, outcome: Outcome = 'none'): RoomState => ({
  kind: 'present',
  room,
  opened: true,
  outcome,
});
const afterRemoval = (outcome: Outcome = 'none', room = ROOM): RoomState => ({
  kind: 'removed',
  room,
  outcome,
});

const ticketThat = (state: StoredTicket['state']): StoredTicket => ({
  sala: 'a',
  link: 'https://show.example/a',
  vaga: 'ticket',
  state,
  seen: 0,
});

/** Presses 'Entrar', and returns what that does: what is dispatched, tracked and opened, in this order. */
function press(state: RoomState, kept?: StoredTicket, forRegistered: boolean | null = null): string[] {
  const done: string[] = [];
  const visitor = new Visitor(() => false);
  visitor.identify({ forRegistered, authState: null });
  // The visitor of this test never becomes known, so that a click is not sent.
  visitor.whoClicks = () => new Promise(() => {});
  const store = {
    state,
    stopwatch: { click: () => {} },
    deps: { track: (event: string) => done.push(event) },
    visitor,
    ticketOf: () => kept,
    dispatch: ({ type, outcome }: { type: string; outcome?: Outcome }) => done.push(outcome ?? type),
  } as unknown as RoomStore;
  const opener = { open: async () => void done.push('opens the place') } as unknown as PlaceOpener;
  new Entry(store, opener, {} as Answers).enter();
  return done;
}

const NOTHING: string[] = [];
const LOSES_WITHOUT_LINK = ['lost'];
const LOSES_AGAIN = ['sala_clicou', 'lost'];
const COMES_TOO_LATE = ['sala_clicou', 'lost', 'sala_perdeu'];
const OPENS_PLACE = ['opens the place'];
const CLICKS = ['sala_clicou', 'clicking'];

it.each<[string, string[], RoomState, StoredTicket['state']?]>([
  ['before there is a room', NOTHING, INITIAL_STATE],
  ['before the room opens', NOTHING, { kind: 'present', room: ROOM, opened: false, outcome: 'none' }],
  ['while a click is under way', NOTHING, inRoom(ROOM, 'clicking'), 'sent'],
  ['in a room without a link', LOSES_WITHOUT_LINK, inRoom({ ...ROOM, link: null })],
  ['with a place', OPENS_PLACE, inRoom(ROOM, 'returned'), 'won'],
  ['with a place in a room that was removed', OPENS_PLACE, afterRemoval('returned'), 'won'],
  ['with a place of another tab', ['sala_clicou', ...OPENS_PLACE], inRoom(ROOM), 'won'],
  ['after a loss', LOSES_AGAIN, inRoom(ROOM), 'lost'],
  ['after the room was removed', COMES_TOO_LATE, afterRemoval()],
  ['in an open room', CLICKS, inRoom(ROOM)],
  ['in an open room, after a click without an answer', CLICKS, inRoom(ROOM), 'sent'],
  ['after the room was removed, if a click has had no answer', CLICKS, afterRemoval(), 'sent'],
  ['in a full room', CLICKS, inRoom(FULL)],
  ['in a full room, after a click without an answer', CLICKS, inRoom(FULL), 'sent'],
])('a press %s does: %j', (_, does, state, kept) => {
  expect(press(state, kept && ticketThat(kept))).toEqual(does);
});

it.each([
  ['may find a place of another device in a show for registered people', CLICKS, true],
  ['may do so, too, while it is not known for whom the show is', CLICKS, null],
  ['comes too late in an open show', COMES_TOO_LATE, false],
])('a press in a removed room with a protected link %s', (_, does, forRegistered) => {
  const room = { ...ROOM, link: 'protegido:show' };
  expect(press(afterRemoval('none', room), undefined, forRegistered)).toEqual(does);
});
