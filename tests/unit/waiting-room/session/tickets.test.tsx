import { hash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Room } from '../../../../src/model';
import type { StoredTicket } from '../../../../src/show/storedTickets';
import { deriveTicket, roomOf, type Tickets } from '../../../../src/waiting-room/session/tickets';
import { BROKEN_STORAGES, fillStorage } from '../../../support/storage';

const STORAGE_KEY = '@salaDeEspera';
const SECRET = crypto.randomUUID();
/** The pattern for tickets' ids in firestore.rules. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

let tickets: Tickets;

beforeEach(async () => {
  tickets = await openPage();
});

/** The browser's tickets in a newly opened page, which has nothing in memory yet. */
async function openPage(): Promise<Tickets> {
  vi.resetModules();
  return (await import('../../../../src/waiting-room/session/browserTickets')).browserTickets;
}

/** The id of this browser's ticket for the room. */
async function idFor(of: Room & { link: string }): Promise<string> {
  return (await tickets.derive(of)).vaga;
}

function room(id: string, link = `https://show.example/${id}`): Room & { link: string } {
  return { id, link, cliques: 0, abreEm: null };
}

function ticket(id: string, fields: Partial<StoredTicket> = {}): StoredTicket {
  const link = `https://show.example/${id}`;
  return { sala: id, link, vaga: crypto.randomUUID(), state: 'sent', seen: 1_000, ...fields };
}

function stored(): unknown {
  return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
}

describe('a derived ticket', () => {
  it('matches the pattern in firestore.rules', async () => {
    for (const id of ['a', 'b', 'ç', '', '"', '../x']) {
      expect((await deriveTicket(SECRET, { id, link: 'https://show.example/' })).vaga).toMatch(UUID);
    }
  });

  it('is the hash of a proof that is the hash of secret, room and link, the same in every tab and after every reload', async () => {
    const { vaga, prova } = await deriveTicket('segredo', { id: 'sala', link: 'https://show.example/' });
    expect(prova).toBe(hash('sha256', '["segredo","sala","https://show.example/"]'));
    expect(vaga.replaceAll('-', '').slice(0, 12)).toBe(hash('sha256', prova).slice(0, 12));
    expect(vaga.slice(-12)).toBe(hash('sha256', prova).slice(20, 32));
  });

  it('differs for another browser, room or link', async () => {
    const derived = await Promise.all([
      deriveTicket(SECRET, { id: 'a', link: 'https://show.example/' }),
      deriveTicket(SECRET, { id: 'b', link: 'https://show.example/' }),
      deriveTicket(SECRET, { id: 'a', link: 'https://show.example/b' }),
      deriveTicket(crypto.randomUUID(), { id: 'a', link: 'https://show.example/' }),
      // The hash separates its parts: moving a letter from one to the other changes the ticket.
      deriveTicket(`${SECRET}a`, { id: '', link: 'https://show.example/' }),
    ]);
    expect(new Set(derived.map(({ vaga }) => vaga)).size).toBe(derived.length);
    expect(new Set(derived.map(({ prova }) => prova)).size).toBe(derived.length);
  });
});

describe('the ticket id of a room', () => {
  it('is the same on every call, whatever the click count, and not stored by that', async () => {
    expect(tickets.all()).toEqual([]);
    const id = await idFor(room('a'));
    expect(id).toMatch(UUID);
    expect(await idFor({ ...room('a'), cliques: 4 })).toBe(id);
    expect(tickets.of(room('a'), undefined)).toBeUndefined();
    expect(stored()).toBeNull();
  });

  it('differs for another room or link', async () => {
    const id = await idFor(room('a'));
    expect(await idFor(room('b', room('a').link))).not.toBe(id);
    expect(await idFor(room('a', 'https://show.example/moved'))).not.toBe(id);
  });

  it('is that of the ticket with which this browser has clicked', async () => {
    const kept = ticket('a');
    (await openPage()).store(kept);
    expect(await idFor(room('a'))).toBe(kept.vaga);
    expect(await idFor(room('a', 'https://show.example/moved'))).not.toBe(kept.vaga);
  });
});

describe('the stored tickets', () => {
  it.each(['sent', 'won', 'lost'] as const)('contain one in the state %s after a reload', async (state) => {
    const kept = ticket('a', { state });
    tickets.store(kept);
    tickets = await openPage();
    expect(tickets.all()).toEqual([kept]);
    expect(tickets.of(room('a'), undefined)).toEqual(kept);
  });

  it('include those stored by another tab', async () => {
    tickets.store(ticket('b'));
    const otherTab = await openPage();
    const kept = ticket('a', { state: 'won' });
    otherTab.store(kept);
    expect(tickets.of(room('a'), undefined)).toEqual(kept);
  });

  it('are one for each room and link', () => {
    const moved = ticket('a', { link: 'https://show.example/moved' });
    for (const kept of [ticket('a'), moved]) tickets.store(kept);
    expect(tickets.all()).toHaveLength(2);
    tickets.store({ ...moved, state: 'lost' });
    expect(tickets.all()).toHaveLength(2);
    expect(tickets.of(roomOf(moved), undefined)?.state).toBe('lost');
  });

  it('are sorted by their last change, the latest first', () => {
    for (const id of ['a', 'b', 'c']) tickets.store(ticket(id));
    tickets.store(ticket('b', { state: 'won' }));
    expect(tickets.all().map(({ sala }) => sala)).toEqual(['b', 'c', 'a']);
  });

  it('are limited to the last 20 rooms, the latest first', () => {
    const ids = Array.from({ length: 25 }, (_, index) => `room-${index}`);
    for (const id of ids) tickets.store(ticket(id));
    expect(tickets.all().map(({ sala }) => sala)).toEqual(ids.reverse().slice(0, 20));
    expect(stored()).toHaveLength(20);
  });
});

describe('tickets read from the storage', () => {
  const KEPT = ticket('a', { state: 'won' });

  it('include a ticket without a time as an old one', () => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([{ ...KEPT, seen: undefined }]));
    expect(tickets.all()).toEqual([{ ...KEPT, seen: 0 }]);
  });

  it.each([
    ['invalid JSON', '{"sala":'],
    ['empty', ''],
    ['null', 'null'],
    ['a string', '"won"'],
    ['a number', '5'],
    ['an object', JSON.stringify(KEPT)],
    ['a list of numbers', '[1, 2]'],
    ['a list of nulls', '[null]'],
    ...[
      { sala: undefined },
      { sala: 7 },
      { link: null },
      { vaga: undefined },
      { vaga: `${KEPT.vaga.slice(0, -1)}x` },
      { vaga: '../salaDeEspera/a' },
      { seen: 'ontem' },
    ].map((wrong) => [`a ticket with ${JSON.stringify(wrong)}`, JSON.stringify([{ ...KEPT, ...wrong }])]),
  ] as [string, string][])(
    'are an empty list, which the next ticket replaces, if the storage holds %s',
    async (_, content) => {
      localStorage.setItem(STORAGE_KEY, content);
      expect(tickets.all()).toEqual([]);
      const vaga = await idFor(room('a'));
      expect(vaga).toMatch(UUID);
      tickets.store(ticket('a', { vaga }));
      expect(stored()).toEqual([ticket('a', { vaga })]);
    },
  );

  it('include one in a state of a newer release, of which the server is asked', () => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([{ ...KEPT, state: 'arrived', since: 5 }]));
    expect(tickets.all()).toEqual([{ ...KEPT, state: 'sent' }]);
  });

  it('include the valid ones among invalid ones', () => {
    const other = { ...KEPT, sala: 'b' };
    localStorage.setItem(STORAGE_KEY, JSON.stringify([{ ...KEPT, vaga: 'x' }, other, null]));
    expect(tickets.all()).toEqual([other]);
  });
});

describe.each(BROKEN_STORAGES)('tickets in a storage that is %s', (_, breakStorage) => {
  it('have one id for the lifetime of the page', async () => {
    breakStorage();
    const id = await idFor(room('a'));
    expect(await idFor(room('a'))).toBe(id);
  });

  it('keep the outcome of a click for the lifetime of the page', async () => {
    const broken = breakStorage();
    const kept = ticket('a');
    tickets.store(kept);
    expect(broken).toHaveBeenCalled();
    expect(tickets.of(room('a'), undefined)).toEqual(kept);
    tickets = await openPage();
    expect(tickets.all()).toEqual([]);
  });

  it('are limited to the latest 20', () => {
    breakStorage();
    for (let index = 0; index < 25; index++) tickets.store(ticket(`room-${index}`));
    expect(tickets.all()).toHaveLength(20);
    expect(tickets.all()[0]?.sala).toBe('room-24');
  });

  it('are stored again once the storage works', async () => {
    const broken = breakStorage();
    tickets.store(ticket('a'));
    broken.mockRestore();
    const answered = ticket('a', { state: 'won' });
    tickets.store(answered);
    tickets = await openPage();
    expect(tickets.all()).toEqual([answered]);
  });
});

it('tickets stored earlier are kept in memory when the storage fills up', () => {
  const [earlier, later] = [ticket('a'), ticket('b')];
  tickets.store(earlier);
  fillStorage();
  tickets.store(later);
  expect(tickets.all()).toEqual([later, earlier]);
});

it('a ticket does not wait for a database that does not answer', async () => {
  vi.useFakeTimers();
  class SilentRequest extends EventTarget {}
  vi.stubGlobal('IDBRequest', SilentRequest);
  vi.stubGlobal('indexedDB', { open: () => new SilentRequest() });
  const derived = idFor(room('a'));
  await vi.advanceTimersByTimeAsync(2_500);
  expect(await derived).toMatch(UUID);
});
