import { expect, it } from 'vitest';
import type { Room } from '../../../../src/model';
import type { StoredTicket } from '../../../../src/show/storedTickets';
import type { Outcome } from '../../../../src/waiting-room/session/outcome';
import { pressOf, type Press } from '../../../../src/waiting-room/session/press';
import { INITIAL_STATE, type RoomState } from '../../../../src/waiting-room/session/roomState';

const ROOM: Room = { id: 'a', link: 'https://show.example/a', cliques: 0, abreEm: null };
const FULL = { ...ROOM, cliques: 5 };

const inRoom = (room: Room, outcome: Outcome = 'none'): RoomState => ({
  kind: 'present',
  room,
  opened: true,
  outcome,
});
const afterRemoval = (outcome: Outcome = 'none'): RoomState => ({ kind: 'removed', room: ROOM, outcome });

const ticketThat = (state: StoredTicket['state']): StoredTicket => ({
  sala: 'a',
  link: 'https://show.example/a',
  vaga: 'ticket',
  state,
  seen: 0,
});

it.each<[Press['kind'], string, RoomState, StoredTicket['state']?]>([
  ['nothing', 'before there is a room', INITIAL_STATE],
  ['nothing', 'before the room opens', { kind: 'present', room: ROOM, opened: false, outcome: 'none' }],
  ['nothing', 'while a click is under way', inRoom(ROOM, 'clicking'), 'sent'],
  ['noLink', 'in a room without a link', inRoom({ ...ROOM, link: null })],
  ['enterAgain', 'with a place', inRoom(ROOM, 'returned'), 'won'],
  ['enterAgain', 'with a place in a room that was removed', afterRemoval('returned'), 'won'],
  ['lostBefore', 'after a loss', inRoom(ROOM), 'lost'],
  ['tooLate', 'after the room was removed', afterRemoval()],
  ['click', 'in an open room', inRoom(ROOM)],
  ['click', 'in an open room, after a click without an answer', inRoom(ROOM), 'sent'],
  ['click', 'after the room was removed, if a click has had no answer', afterRemoval(), 'sent'],
  ['click', 'in a full room', inRoom(FULL)],
  ['click', 'in a full room, after a click without an answer', inRoom(FULL), 'sent'],
])('is "%s" %s', (kind, _, state, kept) => {
  expect(pressOf(state, kept && ticketThat(kept), false)).toMatchObject({ kind });
});

it('in a removed room may find a place that a registered person has taken on another device', () => {
  expect(pressOf(afterRemoval(), undefined, true)).toMatchObject({ kind: 'click' });
});
