import { expect, it, vi } from 'vitest';
import type { Room } from '../../../../src/model';
import type { StoredTicket } from '../../../../src/show/storedTickets';
import type { Dependencies } from '../../../../src/waiting-room/session/dependencies';
import { Entry } from '../../../../src/waiting-room/session/entry';
import { PlaceOpener } from '../../../../src/waiting-room/session/placeOpener';
import { RoomStore } from '../../../../src/waiting-room/session/store';
import { aBrowser, withoutServer } from '../../../support/roomStore';
import { WAIT } from '../../../support/timers';
import { takeConsoleErrors } from '../../../support/unitSetup';

const ROOM: Room = { id: 'a', link: 'https://show.example/a', cliques: 0, abreEm: null };
const FULL = { ...ROOM, cliques: 5 };

const ticketThat = (state: StoredTicket['state']): StoredTicket => ({
  sala: 'a',
  link: 'https://show.example/a',
  vaga: 'ticket',
  state,
  seen: 0,
});

interface Case {
  room?: Room | null;
  opened?: boolean;
  /** The room has been removed. */
  removed?: boolean;
  /** This browser's ticket, which the page has seen, or which another tab has stored since. */
  kept?: StoredTicket['state'];
  ofOtherTab?: boolean;
  /** 'Entrar' has been pressed before, and that click has not ended. */
  underWay?: boolean;
  forRegistered?: boolean | null;
}

/** Presses 'Entrar', and returns what that does: what is tracked, opened and shown, in this order. */
function press({
  room = ROOM,
  opened = true,
  removed,
  kept,
  ofOtherTab,
  underWay,
  forRegistered = null,
}: Case): string[] {
  const done: string[] = [];
  const tickets = aBrowser();
  const store = new RoomStore(
    withoutServer(tickets, {
      track: (event) => void done.push(event),
      leave: () => void done.push('opens the place'),
    }),
  );
  store.visitor.identify({ forRegistered, authState: null });
  // The visitor of this test never becomes known, so that a click is not sent.
  store.visitor.whoClicks = () => new Promise(() => {});
  if (kept && !ofOtherTab) tickets.store(ticketThat(kept));
  if (room) store.dispatch({ type: 'rooms', rooms: [room], opened });
  if (removed) store.dispatch({ type: 'rooms', rooms: [], opened });
  if (kept && ofOtherTab) tickets.store(ticketThat(kept));
  if (underWay) store.activities.set(ROOM.id, 'clicking');
  const { view } = store.screen.getState();
  done.length = 0;
  new Entry(store, new PlaceOpener(store)).enter();
  const after = store.screen.getState().view;
  return after === view ? done : [...done, after];
}

const NOTHING: string[] = [];
const LOSES_AGAIN = ['sala_clicou', 'lost'];
const COMES_TOO_LATE = ['sala_clicou', 'sala_perdeu', 'lost'];
const OPENS_PLACE = ['opens the place', 'leaving'];
const CLICKS = ['sala_clicou', 'clicking'];

it.each<[string, string[], Case]>([
  ['before there is a room', NOTHING, { room: null }],
  ['before the room opens', NOTHING, { opened: false }],
  ['while a click is under way', NOTHING, { underWay: true, kept: 'sent' }],
  ['with a place', OPENS_PLACE, { kept: 'won' }],
  ['with a place in a room that was removed', OPENS_PLACE, { kept: 'won', removed: true }],
  ['with a place of another tab', ['sala_clicou', ...OPENS_PLACE], { kept: 'won', ofOtherTab: true }],
  ['after a loss of another tab', LOSES_AGAIN, { kept: 'lost', ofOtherTab: true }],
  ['after the room was removed', COMES_TOO_LATE, { removed: true }],
  ['in an open room', CLICKS, {}],
  ['in an open room, after a click without an answer', CLICKS, { kept: 'sent' }],
  ['after the room was removed, if a click has had no answer', CLICKS, { kept: 'sent', removed: true }],
  ['in a full room', CLICKS, { room: FULL }],
  ['in a full room, after a click without an answer', CLICKS, { room: FULL, kept: 'sent' }],
])('a press %s does: %j', (_, does, given) => {
  expect(press(given)).toEqual(does);
});

it('a press opens the place that another tab stores before it is known who clicks', async () => {
  const tickets = aBrowser();
  const left: string[] = [];
  const store = new RoomStore(withoutServer(tickets, { leave: (address) => void left.push(address) }));
  store.dispatch({ type: 'rooms', rooms: [ROOM], opened: true });
  store.visitor.whoClicks = async () => {
    tickets.store(ticketThat('won'));
    return null;
  };
  new Entry(store, new PlaceOpener(store)).enter();
  await vi.waitFor(() => expect(left).toEqual([ROOM.link]), WAIT);
  expect(tickets.all()).toEqual([ticketThat('won')]);
});

it.each([
  ['whose address is not known may', 'always', undefined],
  ['whose address is known must not', 'never', 'https://show.example/a'],
])('a place %s reload the page to load the code that reads it: %s', (_, reload, endereco) => {
  const loadPlaceAddress = vi.fn<Dependencies['loadPlaceAddress']>(() => new Promise(() => {}));
  const opener = new PlaceOpener(new RoomStore(withoutServer(aBrowser(), { loadPlaceAddress })));
  void opener.open({ ...ticketThat('won'), link: 'protegido:show', endereco });
  expect(loadPlaceAddress.mock.calls).toEqual([[reload]]);
});

it('a place whose address cannot be read opens the one that another tab has read meanwhile', async () => {
  const tickets = aBrowser();
  const won = { ...ticketThat('won'), link: 'protegido:show' };
  const left: string[] = [];
  const report = vi.fn<Dependencies['report']>();
  const store = new RoomStore(
    withoutServer(tickets, {
      leave: (address) => void left.push(address),
      report,
      loadPlaceAddress: () => {
        tickets.store({ ...won, endereco: 'https://show.example/a' });
        return Promise.reject(new Error('offline'));
      },
    }),
  );
  await new PlaceOpener(store).open(won);
  expect(left).toEqual(['https://show.example/a']);
  expect(report).not.toHaveBeenCalled();
});

it("another person's place is not opened, and not shown as being opened to who comes back", async () => {
  const leave = vi.fn<Dependencies['leave']>();
  const loadPlaceAddress = vi.fn<Dependencies['loadPlaceAddress']>().mockRejectedValue(new Error('offline'));
  const store = new RoomStore(withoutServer(aBrowser(), { leave, loadPlaceAddress }));
  const endereco = 'https://show.example/a';
  await new PlaceOpener(store).open({
    ...ticketThat('won'),
    link: 'protegido:show',
    dono: 'maria',
    endereco,
  });
  expect(leave).not.toHaveBeenCalled();
  expect(store.activities.of('ticket')).toBeUndefined();
});

it('a press in a room without a link loses', () => {
  expect(press({ room: { ...ROOM, link: null } })).toEqual(['lost']);
  expect(takeConsoleErrors()).toHaveLength(1);
});

it.each([
  ['may find a place of another device in a show for registered people', CLICKS, true],
  ['may do so, too, while it is not known for whom the show is', CLICKS, null],
  ['comes too late in an open show', COMES_TOO_LATE, false],
])('a press in a removed room with a protected link %s', (_, does, forRegistered) => {
  const room = { ...ROOM, link: 'protegido:show' };
  expect(press({ room, removed: true, forRegistered })).toEqual(does);
});
