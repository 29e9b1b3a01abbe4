import { expect, it } from 'vitest';
import type { StoredTicket } from '../../../../src/base/storedTickets';
import type { Room } from '../../../../src/model';
import { pressOf, type Press } from '../../../../src/waiting-room/session/press';
import { INITIAL_STATE, type RoomState } from '../../../../src/waiting-room/session/roomState';

const ROOM: Room = { id: 'a', link: 'https://show.example/a', cliques: 0, abreEm: null };
const FULL = { ...ROOM, cliques: 5 };

const inRoom = (room: Room, state: Partial<RoomState> = {}): RoomState => ({
  ...INITIAL_STATE,
  room,
  ...state,
});

const ticketThat = (state: StoredTicket['state']): StoredTicket => ({
  sala: 'a',
  link: 'https://show.example/a',
  vaga: 'ticket',
  state,
  seen: 0,
});

it.each<[Press['means'], string, RoomState, StoredTicket['state']?]>([
  ['nothing', 'before there is a room', INITIAL_STATE],
  ['nothing', 'before the room opens', inRoom(ROOM, { opened: false })],
  ['nothing', 'while a click is under way', inRoom(ROOM, { outcome: 'clicking' }), 'sent'],
  ['noLink', 'in a room without a link', inRoom({ ...ROOM, link: null })],
  ['enterAgain', 'with a place', inRoom(ROOM, { outcome: 'returned' }), 'won'],
  [
    'enterAgain',
    'with a place in a room that was removed',
    inRoom(ROOM, { gone: true, outcome: 'returned' }),
    'won',
  ],
  ['lostBefore', 'after a loss', inRoom(ROOM), 'lost'],
  ['tooLate', 'after the room was removed', inRoom(ROOM, { gone: true })],
  ['click', 'in an open room', inRoom(ROOM)],
  ['click', 'in an open room, after a click without an answer', inRoom(ROOM), 'sent'],
  ['click', 'after the room was removed, if a click has had no answer', inRoom(ROOM, { gone: true }), 'sent'],
  ['click', 'in a full room', inRoom(FULL)],
  ['click', 'in a full room, after a click without an answer', inRoom(FULL), 'sent'],
])('means "%s" %s', (means, _, state, kept) => {
  expect(pressOf(state, kept && ticketThat(kept), false)).toMatchObject({ means });
});

it('in a removed room may find a place that a registered person has taken on another device', () => {
  expect(pressOf(inRoom(ROOM, { gone: true }), undefined, true)).toMatchObject({ means: 'click' });
});
