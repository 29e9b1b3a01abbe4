import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Room } from '../../../src/model';
import type { StoredTicket } from '../../../src/waiting-room/tickets';

type Tickets = typeof import('../../../src/waiting-room/tickets');

const STORAGE_KEY = '@salaDeEspera';
const SECRET = crypto.randomUUID();
/** The shape that firestore.rules asks for. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

let tickets: Tickets;

beforeEach(async () => {
  tickets = await openPage();
});

/** The module as a page has it that was just opened: what was only in memory is gone. */
async function openPage(): Promise<Tickets> {
  vi.resetModules();
  return import('../../../src/waiting-room/tickets');
}

function room(id: string, link = `https://show.example/${id}`): Room & { link: string } {
  return { id, link, cliques: 0 };
}

function ticket(id: string, fields: Partial<StoredTicket> = {}): StoredTicket {
  const link = `https://show.example/${id}`;
  return { sala: id, link, vaga: crypto.randomUUID(), state: 'sent', seen: 1_000, ...fields };
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

describe('a derived ticket id', () => {
  it('has the shape that the rules ask for', async () => {
    for (const id of ['a', 'b', 'ç', '', '"', '../x']) {
      expect(await tickets.deriveTicketId(SECRET, id, 'https://show.example/')).toMatch(UUID);
    }
  });

  it('is the SHA-256 of secret, room and link, so that it is the same in every tab and after every reload', async () => {
    expect(await tickets.deriveTicketId('segredo', 'sala', 'https://show.example/')).toBe(
      '619ed0c5-499f-4f79-b1a6-1d8c7e00b2d0',
    );
  });

  it('is another one for another browser, room or link', async () => {
    const ids = await Promise.all([
      tickets.deriveTicketId(SECRET, 'a', 'https://show.example/'),
      tickets.deriveTicketId(SECRET, 'b', 'https://show.example/'),
      tickets.deriveTicketId(SECRET, 'a', 'https://show.example/b'),
      tickets.deriveTicketId(crypto.randomUUID(), 'a', 'https://show.example/'),
      // The parts do not run into each other.
      tickets.deriveTicketId(`${SECRET}a`, '', 'https://show.example/'),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the ticket id of a room', () => {
  it('is the same at every call, however many clicks the room has', async () => {
    const id = await tickets.ticketIdFor(room('a'));
    expect(id).toMatch(UUID);
    expect(await tickets.ticketIdFor({ ...room('a'), cliques: 4 })).toBe(id);
  });

  it('is another one for another room or link', async () => {
    const id = await tickets.ticketIdFor(room('a'));
    expect(await tickets.ticketIdFor(room('b', room('a').link))).not.toBe(id);
    expect(await tickets.ticketIdFor(room('a', 'https://show.example/moved'))).not.toBe(id);
  });

  it('is that of the ticket that this browser has clicked with', async () => {
    const kept = ticket('a');
    (await openPage()).storeTicket(kept);
    expect(await tickets.ticketIdFor(room('a'))).toBe(kept.vaga);
    expect(await tickets.ticketIdFor(room('a', 'https://show.example/moved'))).not.toBe(kept.vaga);
  });

  it('keeps nothing by being asked for', async () => {
    await tickets.ticketIdFor(room('a'));
    expect(stored()).toBeNull();
  });
});

describe('the kept tickets', () => {
  it('are none at first', () => {
    expect(tickets.storedTickets()).toEqual([]);
    expect(tickets.storedTicketFor(room('a'))).toBeUndefined();
    expect(stored()).toBeNull();
  });

  it.each(['sent', 'won', 'lost'] as const)(
    'say that one is %s when the page is opened anew',
    async (state) => {
      const kept = ticket('a', { state });
      tickets.storeTicket(kept);
      tickets = await openPage();
      expect(tickets.storedTickets()).toEqual([kept]);
      expect(tickets.storedTicketFor(room('a'))).toEqual(kept);
    },
  );

  it('are those that another tab has kept meanwhile', async () => {
    tickets.storeTicket(ticket('b'));
    const otherTab = await openPage();
    const kept = ticket('a', { state: 'won' });
    otherTab.storeTicket(kept);
    expect(tickets.storedTicketFor(room('a'))).toEqual(kept);
  });

  it('are one for each room and link', () => {
    const moved = ticket('a', { link: 'https://show.example/moved' });
    for (const kept of [ticket('a'), moved]) tickets.storeTicket(kept);
    expect(tickets.storedTickets()).toHaveLength(2);
    tickets.storeTicket({ ...moved, state: 'lost' });
    expect(tickets.storedTickets()).toHaveLength(2);
    expect(tickets.storedTicketFor(tickets.roomOf(moved))?.state).toBe('lost');
  });

  it('come with the last one changed first', () => {
    for (const id of ['a', 'b', 'c']) tickets.storeTicket(ticket(id));
    tickets.storeTicket(ticket('b', { state: 'won' }));
    expect(tickets.storedTickets().map(({ sala }) => sala)).toEqual(['b', 'c', 'a']);
  });

  it('are of the last 20 rooms, the newest first', () => {
    const ids = Array.from({ length: 25 }, (_, index) => `room-${index}`);
    for (const id of ids) tickets.storeTicket(ticket(id));
    expect(tickets.storedTickets().map(({ sala }) => sala)).toEqual(ids.reverse().slice(0, 20));
    expect(stored()).toHaveLength(20);
  });
});

describe('what the storage holds that is no tickets', () => {
  const KEPT = ticket('a', { state: 'won' });

  it('reads what is well-formed', () => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([KEPT]));
    expect(tickets.storedTickets()).toEqual([KEPT]);
  });

  it('reads a ticket without a time as an old one', () => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([{ ...KEPT, seen: undefined }]));
    expect(tickets.storedTickets()).toEqual([{ ...KEPT, seen: 0 }]);
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
    ['that was never clicked with', JSON.stringify([{ ...KEPT, state: 'unused' }])],
    ['with a time that is none', JSON.stringify([{ ...KEPT, seen: 'ontem' }])],
  ])('counts as none where it is %s, and is replaced', async (_, content) => {
    localStorage.setItem(STORAGE_KEY, content);
    expect(tickets.storedTickets()).toEqual([]);
    const vaga = await tickets.ticketIdFor(room('a'));
    expect(vaga).toMatch(UUID);
    tickets.storeTicket(ticket('a', { vaga }));
    expect(stored()).toEqual([ticket('a', { vaga })]);
  });

  it('is left out where the rest can be read', () => {
    const other = { ...KEPT, sala: 'b' };
    localStorage.setItem(STORAGE_KEY, JSON.stringify([{ ...KEPT, vaga: 'x' }, other, null]));
    expect(tickets.storedTickets()).toEqual([other]);
  });

  it('leaves what belongs to others alone', () => {
    localStorage.setItem('@users', 'theirs');
    tickets.storeTicket(KEPT);
    expect(localStorage.getItem('@users')).toBe('theirs');
  });
});

describe.each([
  ['full', fillStorage],
  ['blocked', blockStorage],
])('with a storage that is %s', (_, breakStorage) => {
  it('has one ticket id for as long as the page lives', async () => {
    breakStorage();
    const id = await tickets.ticketIdFor(room('a'));
    expect(await tickets.ticketIdFor(room('a'))).toBe(id);
  });

  it('keeps what became of a click for as long as the page lives', async () => {
    const broken = breakStorage();
    const kept = ticket('a');
    tickets.storeTicket(kept);
    expect(broken).toHaveBeenCalled();
    expect(tickets.storedTicketFor(room('a'))).toEqual(kept);
    tickets = await openPage();
    expect(tickets.storedTickets()).toEqual([]);
  });

  it('keeps the newest 20', () => {
    breakStorage();
    for (let index = 0; index < 25; index++) tickets.storeTicket(ticket(`room-${index}`));
    expect(tickets.storedTickets()).toHaveLength(20);
    expect(tickets.storedTickets()[0]?.sala).toBe('room-24');
  });

  it('goes back to the storage once that works again', async () => {
    const broken = breakStorage();
    tickets.storeTicket(ticket('a'));
    broken.mockRestore();
    const answered = ticket('a', { state: 'won' });
    tickets.storeTicket(answered);
    tickets = await openPage();
    expect(tickets.storedTickets()).toEqual([answered]);
  });
});

it('keeps the earlier tickets in memory when the storage fills up', () => {
  const [earlier, later] = [ticket('a'), ticket('b')];
  tickets.storeTicket(earlier);
  fillStorage();
  tickets.storeTicket(later);
  expect(tickets.storedTickets()).toEqual([later, earlier]);
});
