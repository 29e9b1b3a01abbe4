import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  getDocs,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  where,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { without } from '../support/firestore';
import { ADDRESS } from '../support/links';
import { admin, deleteDocuments } from '../support/project';
import { isOffsetRefused } from '../support/rest';
import {
  expectAllowed,
  anonymous,
  clicking,
  expectDenied,
  get,
  joao,
  maria,
  otherTimes,
  remove,
  set,
  update,
  startClients,
} from '../support/rules';

const ROOM = 'salaDeEspera/sala';
const TICKET_ID = randomUUID();
const TICKET = `vagas/${TICKET_ID}`;

startClients('tickets');
beforeEach(async () => {
  await deleteDocuments();
  await admin.write(ROOM, { link: ADDRESS, cliques: 2 });
});

/** A valid ticket for the seeded room. */
const valid = (): DocumentData => ({ sala: 'sala', link: ADDRESS, em: serverTimestamp() });

/** A commit with a valid update of the room and this ticket. */
const takingPlace = (written = valid()) => [clicking(TICKET_ID), set(TICKET, written)];

const ownedByMaria = (reader: Firestore) => query(collection(reader, 'vagas'), where('dono', '==', 'maria'));

describe('reading tickets', () => {
  it('a visitor gets a ticket by its id, or learns that it does not exist', async () => {
    expect((await assertSucceeds(get(anonymous, TICKET))).exists()).toBe(false);
    await admin.write(TICKET, valid());
    expect((await assertSucceeds(get(anonymous, TICKET))).exists()).toBe(true);
  });

  describe('of an account', () => {
    beforeEach(async () => {
      await admin.write(TICKET, { ...valid(), dono: 'maria' });
      await admin.write(`vagas/${randomUUID()}`, { ...valid(), dono: 'joao' });
    });

    it('its person lists them', async () => {
      const { docs } = await assertSucceeds(getDocs(query(ownedByMaria(maria), limit(300))));
      expect(docs.map(({ id }) => id)).toEqual([TICKET_ID]);
    });

    it('its person may not list more than 300, or skip any', async () => {
      await assertFails(getDocs(query(ownedByMaria(maria), limit(301))));
      await assertFails(getDocs(ownedByMaria(maria)));
      const own = { field: { fieldPath: 'dono' }, op: 'EQUAL', value: { stringValue: 'maria' } };
      const listed = { from: [{ collectionId: 'vagas' }], where: { fieldFilter: own }, limit: 300 };
      expect(await isOffsetRefused('maria', listed)).toBe(true);
    });

    it('nobody else may list them', async () => {
      for (const other of [anonymous, joao])
        await assertFails(getDocs(query(ownedByMaria(other), limit(300))));
      const tickets = query(collection(maria, 'vagas'), limit(300));
      await assertFails(getDocs(query(tickets, where('dono', 'in', ['maria', 'joao']))));
      await assertFails(getDocs(query(tickets, where('sala', '==', 'sala'))));
    });
  });
});

describe('creating a ticket', () => {
  it('a visitor creates a ticket together with the click', async () => {
    await expectDenied(anonymous, set(TICKET, valid()));
    await expectAllowed(anonymous, ...takingPlace());
  });

  it.each([3, 2 ** 53, 1e18, Infinity, -Infinity])(
    'a visitor may not create a ticket that the room already names, without a click, if cliques is %d',
    async (cliques) => {
      await admin.write(ROOM, { link: ADDRESS, cliques, ultimaVaga: TICKET_ID });
      await expectDenied(anonymous, set(TICKET, valid()));
      await expectDenied(anonymous, set(TICKET, { ...valid(), dono: 'maria' }));
    },
  );

  it('a visitor may not create a second ticket with the click of the first', async () => {
    await expectDenied(anonymous, ...takingPlace(), set(`vagas/${randomUUID()}`, valid()));
  });

  it('a visitor may not create a ticket while deleting its room', async () => {
    await admin.write(ROOM, { link: ADDRESS, cliques: 5, ultimaVaga: TICKET_ID });
    await expectDenied(anonymous, set(TICKET, valid()), remove(ROOM));
  });
});

it.each<[string, DocumentData]>([
  ['another field', { ...valid(), nome: 'Maria' }],
  ...['sala', 'link', 'em'].map((field): [string, DocumentData] => [`no ${field}`, without(valid(), field)]),
  ...['outra', 'sala/', '/sala', 'sala/x/y', 'x/../sala', '', 5, null, true, ['sala']].map(
    (sala): [string, DocumentData] => [`the room ${JSON.stringify(sala)}`, { ...valid(), sala }],
  ),
  ...['https://example.com/outra', '', 5, null].map((link): [string, DocumentData] => [
    `the link ${link}`,
    { ...valid(), link },
  ]),
  ...otherTimes.map(([what, em]): [string, DocumentData] => [`a time ${what}`, { ...valid(), em }]),
])('a visitor may not create a ticket with %s', async (_, ticket) => {
  for (const path of ['salaDeEspera/outra', `${ROOM}/x/y`])
    await admin.write(path, { link: ADDRESS, cliques: 2, ultimaVaga: TICKET_ID });
  await expectDenied(anonymous, ...takingPlace(ticket));
});

it('a visitor may not create a ticket with the previous link of the room', async () => {
  await admin.write(ROOM, { link: 'https://example.com/nova', cliques: 2 });
  await expectDenied(anonymous, ...takingPlace());
});

it('an existing ticket may not be changed, written again, moved to another open room, or deleted', async () => {
  await admin.write(TICKET, { ...valid(), em: Timestamp.now() });
  await expectDenied(anonymous, update(TICKET, { link: 'https://example.com/outra' }));
  await expectDenied(anonymous, ...takingPlace());
  await admin.write('salaDeEspera/outra', { link: ADDRESS, cliques: 0 });
  await expectDenied(
    anonymous,
    clicking(TICKET_ID, 'salaDeEspera/outra'),
    set(TICKET, { ...valid(), sala: 'outra' }),
  );
  await expectDenied(anonymous, remove(TICKET));
});
