import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Room } from '../../src/model';

type Tickets = typeof import('../../src/waiting-room/tickets');

const STORAGE_KEY = '@salaDeEspera';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

let tickets: Tickets;

beforeEach(async () => {
  tickets = await openPage();
});

/** The module as a page has it that was just opened: what was only in memory is gone. */
async function openPage(): Promise<Tickets> {
  vi.resetModules();
  return import('../../src/waiting-room/tickets');
}

function room(id: string, link = `https://show.example/${id}`): Room & { link: string } {
  return { id, link, cliques: 0 };
}

function stored(): unknown {
  return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
}

/** A storage that is full: it can be read, not written. */
function fillStorage() {
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

/** As where the visitor refuses all site data: naming `localStorage` throws. */
function blockStorage() {
  return vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
}

describe('the ticket of a room', () => {
  it('is new, unused and of the shape that the rules ask for', () => {
    const { vaga, ...rest } = tickets.ticketFor(room('a'));
    expect(rest).toEqual({ sala: 'a', link: 'https://show.example/a', state: 'unused' });
    expect(vaga).toMatch(UUID);
  });

  it('is the same for the same room and link', () => {
    expect(tickets.ticketFor(room('a'))).toEqual(tickets.ticketFor(room('a')));
  });

  it('is the same however many clicks the room has', () => {
    expect(tickets.ticketFor({ ...room('a'), cliques: 4 })).toEqual(tickets.ticketFor(room('a')));
  });

  it('is the same for another link where the click for the old one has no answer yet', () => {
    const sent = tickets.keepTicket({ ...tickets.ticketFor(room('a')), state: 'sent' });
    const moved = tickets.ticketFor(room('a', 'https://show.example/moved'));
    expect(moved).toEqual({ ...sent, link: 'https://show.example/moved' });
  });

  it('is another for another link', () => {
    const { vaga } = tickets.ticketFor(room('a'));
    expect(tickets.ticketFor(room('a', 'https://show.example/moved')).vaga).not.toBe(vaga);
    expect(tickets.ticketFor(room('a')).vaga).toBe(vaga);
  });

  it('is another for another room with the same link', () => {
    const { vaga, link } = tickets.ticketFor(room('a'));
    expect(tickets.ticketFor(room('b', link)).vaga).not.toBe(vaga);
  });

  it('is kept when the page is opened anew', async () => {
    const ticket = tickets.ticketFor(room('a'));
    tickets = await openPage();
    expect(tickets.ticketFor(room('a'))).toEqual(ticket);
  });

  it('is the one that another tab has made meanwhile', async () => {
    // Whatever this tab has kept before, it does not go by its own memory.
    tickets.ticketFor(room('b'));
    const otherTab = await openPage();
    const { vaga } = otherTab.ticketFor(room('a'));
    expect(tickets.ticketFor(room('a')).vaga).toBe(vaga);
    otherTab.keepTicket({ ...otherTab.ticketFor(room('a')), state: 'won' });
    expect(tickets.ticketFor(room('a'))).toMatchObject({ vaga, state: 'won' });
  });

  it.each(['sent', 'won', 'lost'] as const)('keeps that it is %s', async (state) => {
    const ticket = { ...tickets.ticketFor(room('a')), state };
    expect(tickets.keepTicket(ticket)).toEqual(ticket);
    tickets = await openPage();
    expect(tickets.keptTickets()).toEqual([ticket]);
  });
});

describe('the tickets', () => {
  it('are none at first', () => {
    expect(tickets.keptTickets()).toEqual([]);
    expect(stored()).toBeNull();
  });

  it('come with the last one changed first', () => {
    for (const id of ['a', 'b', 'c']) tickets.ticketFor(room(id));
    tickets.keepTicket({ ...tickets.ticketFor(room('b')), state: 'won' });
    expect(tickets.keptTickets().map(({ sala }) => sala)).toEqual(['b', 'c', 'a']);
  });

  it('are not reordered by being read', () => {
    for (const id of ['a', 'b']) tickets.ticketFor(room(id));
    tickets.ticketFor(room('a'));
    expect(tickets.keptTickets().map(({ sala }) => sala)).toEqual(['b', 'a']);
  });

  it('are of the last 20 rooms, the newest first', () => {
    const ids = Array.from({ length: 25 }, (_, index) => `room-${index}`);
    for (const id of ids) tickets.ticketFor(room(id));
    expect(tickets.keptTickets().map(({ sala }) => sala)).toEqual(ids.reverse().slice(0, 20));
    expect(stored()).toHaveLength(20);
  });
});

describe('what the storage holds that is no tickets', () => {
  const KEPT = { sala: 'a', link: 'https://show.example/a', vaga: crypto.randomUUID(), state: 'won' };

  it('reads what is well-formed', () => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([KEPT]));
    expect(tickets.keptTickets()).toEqual([KEPT]);
  });

  it.each([
    ['unreadable', '{"sala":'],
    ['empty', ''],
    ['null', 'null'],
    ['a text', '"won"'],
    ['a number', '5'],
    ['an object', JSON.stringify(KEPT)],
    ['of numbers', '[1, 2]'],
    ['of nulls', '[null]'],
    ['without a room', JSON.stringify([{ ...KEPT, sala: undefined }])],
    ['of a room that is no text', JSON.stringify([{ ...KEPT, sala: 7 }])],
    ['without a link', JSON.stringify([{ ...KEPT, link: null }])],
    ['without an id', JSON.stringify([{ ...KEPT, vaga: undefined }])],
    ['with a tampered id', JSON.stringify([{ ...KEPT, vaga: `${KEPT.vaga.slice(0, -1)}x` }])],
    ['with an id that is a path', JSON.stringify([{ ...KEPT, vaga: '../salaDeEspera/a' }])],
    ['in an unknown state', JSON.stringify([{ ...KEPT, state: 'first' }])],
  ])('counts as none where it is %s, and is replaced', (_, content) => {
    localStorage.setItem(STORAGE_KEY, content);
    expect(tickets.keptTickets()).toEqual([]);
    const ticket = tickets.ticketFor(room('a'));
    expect(ticket.state).toBe('unused');
    expect(ticket.vaga).toMatch(UUID);
    expect(stored()).toEqual([ticket]);
  });

  it('is left out where the rest can be read', () => {
    const other = { ...KEPT, sala: 'b' };
    localStorage.setItem(STORAGE_KEY, JSON.stringify([{ ...KEPT, vaga: 'x' }, other, null]));
    expect(tickets.keptTickets()).toEqual([other]);
  });

  it('leaves what belongs to others alone', () => {
    localStorage.setItem('@users', 'theirs');
    tickets.ticketFor(room('a'));
    expect(localStorage.getItem('@users')).toBe('theirs');
  });
});

describe.each([
  ['full', fillStorage],
  ['blocked', blockStorage],
])('with a storage that is %s', (_, breakStorage) => {
  it('keeps one ticket for as long as the page lives', async () => {
    const broken = breakStorage();
    const ticket = tickets.ticketFor(room('a'));
    expect(tickets.ticketFor(room('a'))).toEqual(ticket);
    expect(broken).toHaveBeenCalled();
    tickets = await openPage();
    expect(tickets.ticketFor(room('a')).vaga).not.toBe(ticket.vaga);
  });

  it('keeps what became of it', () => {
    breakStorage();
    const ticket = { ...tickets.ticketFor(room('a')), state: 'sent' as const };
    tickets.keepTicket(ticket);
    expect(tickets.keptTickets()).toEqual([ticket]);
    expect(tickets.ticketFor(room('a'))).toEqual(ticket);
  });

  it('keeps one for each room', () => {
    breakStorage();
    const first = tickets.ticketFor(room('a'));
    const second = tickets.ticketFor(room('b'));
    expect(tickets.keptTickets()).toEqual([second, first]);
  });

  it('keeps the newest 20', () => {
    breakStorage();
    for (let index = 0; index < 25; index++) tickets.ticketFor(room(`room-${index}`));
    expect(tickets.keptTickets()).toHaveLength(20);
    expect(tickets.keptTickets()[0]?.sala).toBe('room-24');
  });

  it('goes back to the storage once that works again', async () => {
    const broken = breakStorage();
    const ticket = tickets.ticketFor(room('a'));
    broken.mockRestore();
    expect(tickets.ticketFor(room('a'))).toEqual(ticket);
    tickets.keepTicket({ ...ticket, state: 'sent' });
    tickets = await openPage();
    expect(tickets.keptTickets()).toEqual([{ ...ticket, state: 'sent' }]);
  });
});

it('keeps the earlier tickets in memory when the storage fills up', () => {
  const earlier = tickets.ticketFor(room('a'));
  fillStorage();
  const later = tickets.ticketFor(room('b'));
  expect(tickets.keptTickets()).toEqual([later, earlier]);
});
