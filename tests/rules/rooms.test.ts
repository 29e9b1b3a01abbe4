import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getCount,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PLACES } from '../../src/model';
import { asAdmin, isOffsetRefused, seed, startRules, stored, visitor } from '../support/firestore';

const LINK = 'https://example.com/chamada';
const EARLIER_TICKET = randomUUID();

let env: RulesTestEnvironment;
let db: Firestore;

beforeAll(async () => {
  env = await startRules('rooms');
  db = visitor(env);
});
beforeEach(() => env.clearFirestore());
afterAll(() => env.cleanup());

function seedRoom(cliques: unknown, id = 'sala') {
  const counted = cliques === undefined ? {} : { cliques };
  return seed(env, `salaDeEspera/${id}`, { link: LINK, ultimaVaga: EARLIER_TICKET, ...counted });
}

async function clicksOf(id = 'sala'): Promise<unknown> {
  return (await stored(env, `salaDeEspera/${id}`))?.['cliques'];
}

const room = (id = 'sala') => doc(db, 'salaDeEspera', id);

const rooms = () => collection(db, 'salaDeEspera');

/** What a click writes to the room. */
const aClick = (ticket: string): DocumentData => ({ cliques: increment(1), ultimaVaga: ticket });

/** What a click writes to its ticket. */
const aTicket = (sala = 'sala') => ({ sala, link: LINK, em: serverTimestamp() });

/** A commit that is valid except for `change`, which replaces or adds fields of the room. */
function takePlace(change: DocumentData = {}, ticket: string = randomUUID()) {
  const batch = writeBatch(db);
  batch.update(room(), { ...aClick(ticket), ...change });
  batch.set(doc(db, 'vagas', ticket), aTicket());
  return batch.commit();
}

describe('reading rooms', () => {
  it('a visitor gets a room', async () => {
    await seedRoom(0);
    await assertSucceeds(getDoc(room()));
  });

  it('a visitor learns that a room does not exist', async () => {
    await assertSucceeds(getDoc(room('apagada')));
  });

  it('a visitor lists at most 20 rooms', async () => {
    await assertSucceeds(getDocs(query(rooms(), limit(20))));
  });

  it('a visitor may not list 21 rooms', async () => {
    await assertFails(getDocs(query(rooms(), limit(21))));
  });

  it('a visitor may not skip rooms, which are billed, too', async () => {
    await seedRoom(0);
    expect(await isOffsetRefused(env, null, { from: [{ collectionId: 'salaDeEspera' }], limit: 20 })).toBe(
      true,
    );
  });

  it('a visitor may not list or count rooms without a limit', async () => {
    await assertFails(getDocs(rooms()));
    await assertFails(getCount(rooms()));
  });
});

describe('creating rooms', () => {
  it('a visitor may not create a room', async () => {
    await assertFails(setDoc(room(), { link: LINK, cliques: 0 }));
  });

  it('a visitor may not create a room by taking a place in it', async () => {
    const ticket = randomUUID();
    const batch = writeBatch(db);
    batch.set(room(), { link: LINK, cliques: 1, ultimaVaga: ticket });
    batch.set(doc(db, 'vagas', ticket), aTicket());
    await assertFails(batch.commit());
  });
});

describe('taking a place: the clicks', () => {
  it.each([0, 1, 2, 3, 4])('a visitor takes a place after %d clicks', async (cliques) => {
    await seedRoom(cliques);
    await assertSucceeds(takePlace());
    expect(await clicksOf()).toBe(cliques + 1);
  });

  it.each([undefined, null, '0', '3', true])(
    'a visitor takes the first place if cliques is %j',
    async (cliques) => {
      await seedRoom(cliques);
      await assertSucceeds(takePlace());
      expect(await clicksOf()).toBe(1);
    },
  );

  it('a visitor takes a place with an absolute value instead of an increment', async () => {
    await seedRoom(2);
    await assertSucceeds(takePlace({ cliques: 3 }));
  });

  it.each([5, 6, -1, -1000, 2.5, -0.5, NaN, Infinity])(
    'a visitor may not take a place if cliques is %d',
    async (cliques) => {
      await seedRoom(cliques);
      await assertFails(takePlace());
    },
  );

  it('a visitor may not take a place if cliques is 2.0, which would be refused by adding 1', async () => {
    // The SDK would write 2.0 as an integer.
    await seedRoom(2.5);
    await asAdmin(env, (admin) => updateDoc(doc(admin, 'salaDeEspera/sala'), { cliques: increment(-0.5) }));
    await assertFails(takePlace());
    await assertFails(takePlace({ cliques: 3 }));
  });

  it.each([
    ['count two clicks', increment(2)],
    ['count no click', increment(0)],
    ['subtract a click', increment(-1)],
    ['count half a click', increment(0.5)],
    ['set the clicks to 0', 0],
    ['fill the room', 5],
    ['write the clicks as a string', '3'],
    ['remove the clicks', deleteField()],
  ])('a visitor may not %s', async (_, cliques) => {
    await seedRoom(2);
    await assertFails(takePlace({ cliques }));
  });

  it('a visitor may not leave the clicks unchanged', async () => {
    await seedRoom(2);
    const ticket = randomUUID();
    const batch = writeBatch(db);
    batch.update(room(), { ultimaVaga: ticket });
    batch.set(doc(db, 'vagas', ticket), aTicket());
    await assertFails(batch.commit());
  });

  // The JavaScript SDK writes whole numbers as integers; other clients choose the type.
  it('a visitor with another SDK takes a place', async () => {
    await seedRoom(2);
    const click = { fieldPath: 'cliques', increment: { integerValue: '1' } };
    expect(await takePlaceOverRest(click)).toBe(200);
  });

  // The room would give no further places, and no client could delete it.
  it.each([
    ['by adding 1.0', { fieldPath: 'cliques', increment: { doubleValue: 1 } }],
    ['by raising them to 3.0', { fieldPath: 'cliques', maximum: { doubleValue: 3 } }],
  ])('a visitor may not make the clicks a floating-point number %s', async (_, click) => {
    await seedRoom(2);
    expect(await takePlaceOverRest(click)).toBe(403);
  });
});

describe('taking a place: the other fields', () => {
  beforeEach(() => seedRoom(2));

  it.each([
    ['change the link', { link: 'https://example.com/outra' }],
    ['remove the link', { link: deleteField() }],
    ['add a field', { nome: 'Maria' }],
  ])('a visitor may not %s', async (_, change) => {
    await assertFails(takePlace(change));
  });

  it('a visitor may not write a room without its link', async () => {
    const ticket = randomUUID();
    const batch = writeBatch(db);
    batch.set(room(), { cliques: 3, ultimaVaga: ticket });
    batch.set(doc(db, 'vagas', ticket), aTicket());
    await assertFails(batch.commit());
  });
});

describe('taking a place: the ticket', () => {
  beforeEach(() => seedRoom(2));

  it('a visitor may not click without setting ultimaVaga', async () => {
    const batch = writeBatch(db);
    batch.update(room(), { cliques: increment(1) });
    batch.set(doc(db, 'vagas', randomUUID()), aTicket());
    await assertFails(batch.commit());
  });

  it('a visitor may not remove ultimaVaga', async () => {
    await assertFails(takePlace({ ultimaVaga: deleteField() }));
  });

  const uuid = randomUUID();
  it.each([
    'vaga',
    uuid.toUpperCase(),
    uuid.replaceAll('-', ''),
    `${uuid}0`,
    '00000000-0000-1000-8000-000000000000',
    '00000000-0000-4000-c000-000000000000',
  ])('a visitor may not take a place with the ticket id %s', async (ticket) => {
    await assertFails(takePlace({}, ticket));
  });

  it.each(['a/b', 'a/b/c', `${uuid}/x`, `${uuid}/x/y`, '', '..', 5, null, true, [uuid], { id: uuid }])(
    'a visitor may not write %j to ultimaVaga',
    async (ultimaVaga) => {
      await assertFails(takePlace({ ultimaVaga }, uuid));
    },
  );

  it('a visitor may not take a place with a document below a ticket', async () => {
    const batch = writeBatch(db);
    batch.update(room(), aClick(`${uuid}/x/y`));
    batch.set(doc(db, `vagas/${uuid}/x/y`), aTicket());
    await assertFails(batch.commit());
  });

  it('a visitor may not click without creating the ticket', async () => {
    const batch = writeBatch(db);
    batch.update(room(), aClick(randomUUID()));
    await assertFails(batch.commit());
  });

  it('a visitor may not click with an existing ticket', async () => {
    await seed(env, `vagas/${uuid}`, { sala: 'sala', link: LINK });
    const batch = writeBatch(db);
    batch.update(room(), aClick(uuid));
    await assertFails(batch.commit());
  });

  it('a visitor may not click and overwrite an existing ticket', async () => {
    await seed(env, `vagas/${uuid}`, { sala: 'sala', link: LINK });
    await assertFails(takePlace({}, uuid));
  });

  it('a visitor may not click and delete the ticket in one commit', async () => {
    const batch = writeBatch(db);
    batch.update(room(), aClick(uuid));
    batch.set(doc(db, 'vagas', uuid), aTicket());
    batch.delete(doc(db, 'vagas', uuid));
    await assertFails(batch.commit());
  });

  it.each(['sala', 'outra'])('a visitor may not click in two rooms with one ticket of %j', async (sala) => {
    await seedRoom(2, 'outra');
    const batch = writeBatch(db);
    batch.update(room(), aClick(uuid));
    batch.update(room('outra'), aClick(uuid));
    batch.set(doc(db, 'vagas', uuid), aTicket(sala));
    await assertFails(batch.commit());
  });

  it('a visitor may not take two places in one commit', async () => {
    const second = randomUUID();
    const batch = writeBatch(db);
    batch.update(room(), aClick(uuid));
    batch.set(doc(db, 'vagas', uuid), aTicket());
    batch.update(room(), aClick(second));
    batch.set(doc(db, 'vagas', second), aTicket());
    await assertFails(batch.commit());
  });

  it.each([
    ['click twice', increment(1), increment(1)],
    ['click twice with absolute values', 3, 4],
  ])('a visitor may not %s for one ticket', async (_, first, second) => {
    const batch = writeBatch(db);
    batch.update(room(), { cliques: first, ultimaVaga: uuid });
    batch.update(room(), { cliques: second, ultimaVaga: uuid });
    batch.set(doc(db, 'vagas', uuid), aTicket());
    await assertFails(batch.commit());
  });
});

it('a room has as many places as the page says', async () => {
  await seedRoom(PLACES - 1);
  await assertFails(deleteDoc(room()));
  await assertSucceeds(takePlace());
  await assertFails(takePlace());
  await assertSucceeds(deleteDoc(room()));
});

describe('deleting a room', () => {
  it.each([5, 6, 5.5])('a visitor deletes a room with %d clicks', async (cliques) => {
    await seedRoom(cliques);
    await assertSucceeds(deleteDoc(room()));
  });

  it.each([4, 0, -7, undefined, null, '7'])(
    'a visitor may not delete a room if cliques is %j',
    async (cliques) => {
      await seedRoom(cliques);
      await assertFails(deleteDoc(room()));
    },
  );

  it('a visitor may not delete a room that does not exist', async () => {
    await assertFails(deleteDoc(room()));
  });

  it('a visitor may not delete a room in the commit of the fifth click', async () => {
    await seedRoom(4);
    const ticket = randomUUID();
    const batch = writeBatch(db);
    batch.update(room(), aClick(ticket));
    batch.set(doc(db, 'vagas', ticket), aTicket());
    batch.delete(room());
    await assertFails(batch.commit());
  });
});

/** Commits a click over the REST API with this transform of `cliques`. Resolves to the HTTP status. */
async function takePlaceOverRest(click: object): Promise<number> {
  const documents = `projects/${env.projectId}/databases/(default)/documents`;
  const ticket = randomUUID();
  const writes = [
    {
      update: { name: `${documents}/salaDeEspera/sala`, fields: { ultimaVaga: { stringValue: ticket } } },
      updateMask: { fieldPaths: ['ultimaVaga'] },
      updateTransforms: [click],
    },
    {
      update: {
        name: `${documents}/vagas/${ticket}`,
        fields: { sala: { stringValue: 'sala' }, link: { stringValue: LINK } },
      },
      updateTransforms: [{ fieldPath: 'em', setToServerValue: 'REQUEST_TIME' }],
    },
  ];
  const address = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${documents}:commit`;
  const response = await fetch(address, { method: 'POST', body: JSON.stringify({ writes }) });
  return response.status;
}
