import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isOffsetRefused, seed, signedIn, startRules, visitor, without } from '../support/firestore';

const LINK = 'https://example.com/chamada';

let env: RulesTestEnvironment;
let db: Firestore;
let ticket: string;

beforeAll(async () => {
  env = await startRules('tickets');
  db = visitor(env);
});
beforeEach(async () => {
  await env.clearFirestore();
  await seed(env, 'salaDeEspera/sala', { link: LINK, cliques: 2 });
  ticket = randomUUID();
});
afterAll(() => env.cleanup());

/** A valid ticket of the seeded room. */
const valid = (): DocumentData => ({ sala: 'sala', link: LINK, em: serverTimestamp() });

/** A commit with a valid update of the room and this ticket. */
function takePlace(written: DocumentData, id = ticket, sala = 'sala') {
  const batch = writeBatch(db);
  batch.update(doc(db, 'salaDeEspera', sala), { cliques: increment(1), ultimaVaga: id });
  batch.set(doc(db, 'vagas', id), written);
  return batch.commit();
}

const ownedBy = (reader: Firestore, uid: string) =>
  query(collection(reader, 'vagas'), where('dono', '==', uid));

describe('reading tickets', () => {
  it('a visitor gets a ticket by its id', async () => {
    await seed(env, `vagas/${ticket}`, { sala: 'sala', link: LINK });
    await assertSucceeds(getDoc(doc(db, 'vagas', ticket)));
  });

  it('a visitor learns that a ticket does not exist', async () => {
    const snapshot = await assertSucceeds(getDoc(doc(db, 'vagas', ticket)));
    expect(snapshot.exists()).toBe(false);
  });

  it('a visitor may not list or count tickets', async () => {
    await assertFails(getDocs(collection(db, 'vagas')));
    await assertFails(getCount(collection(db, 'vagas')));
    await assertFails(getDocs(query(collection(db, 'vagas'), limit(1))));
  });

  describe('of an account', () => {
    let maria: Firestore;

    beforeEach(async () => {
      maria = signedIn(env, 'maria');
      await seed(env, `vagas/${ticket}`, { ...valid(), dono: 'maria' });
      await seed(env, `vagas/${randomUUID()}`, { ...valid(), dono: 'joao' });
    });

    it('its person lists them', async () => {
      const { docs } = await assertSucceeds(getDocs(query(ownedBy(maria, 'maria'), limit(300))));
      expect(docs.map(({ id }) => id)).toEqual([ticket]);
    });

    it('its person may not list more than 300, or skip any', async () => {
      await assertFails(getDocs(query(ownedBy(maria, 'maria'), limit(301))));
      await assertFails(getDocs(ownedBy(maria, 'maria')));
      const own = { field: { fieldPath: 'dono' }, op: 'EQUAL', value: { stringValue: 'maria' } };
      const listed = { from: [{ collectionId: 'vagas' }], where: { fieldFilter: own }, limit: 300 };
      expect(await isOffsetRefused(env, 'maria', listed)).toBe(true);
    });

    it('nobody else may list them', async () => {
      for (const other of [db, signedIn(env, 'joao')])
        await assertFails(getDocs(query(ownedBy(other, 'maria'), limit(300))));
      await assertFails(
        getDocs(query(collection(maria, 'vagas'), where('dono', 'in', ['maria', 'joao']), limit(300))),
      );
      await assertFails(getDocs(query(collection(maria, 'vagas'), where('sala', '==', 'sala'), limit(300))));
    });
  });
});

describe('creating a ticket', () => {
  it('a visitor creates a ticket together with the click', async () => {
    await assertSucceeds(takePlace(valid()));
  });

  it('a visitor may not create a ticket without the click', async () => {
    await assertFails(setDoc(doc(db, 'vagas', ticket), valid()));
  });

  it('a visitor may not create a ticket that the room already names, without a click', async () => {
    await seed(env, 'salaDeEspera/sala', { link: LINK, cliques: 3, ultimaVaga: ticket });
    await assertFails(setDoc(doc(db, 'vagas', ticket), valid()));
  });

  it.each([2 ** 53, 1e18, Infinity, -Infinity])(
    'a visitor may not create a ticket without a click if adding 1 to the count %d does not change it',
    async (cliques) => {
      await seed(env, 'salaDeEspera/sala', { link: LINK, cliques, ultimaVaga: ticket });
      await assertFails(setDoc(doc(db, 'vagas', ticket), valid()));
      await assertFails(setDoc(doc(db, 'vagas', ticket), { ...valid(), dono: 'maria' }));
    },
  );

  it('a visitor may not create a second ticket with the click of the first', async () => {
    const batch = writeBatch(db);
    batch.update(doc(db, 'salaDeEspera', 'sala'), { cliques: increment(1), ultimaVaga: ticket });
    batch.set(doc(db, 'vagas', ticket), valid());
    batch.set(doc(db, 'vagas', randomUUID()), valid());
    await assertFails(batch.commit());
  });

  it('a visitor may not create a ticket while deleting its room', async () => {
    await seed(env, 'salaDeEspera/sala', { link: LINK, cliques: 5, ultimaVaga: ticket });
    const batch = writeBatch(db);
    batch.set(doc(db, 'vagas', ticket), valid());
    batch.delete(doc(db, 'salaDeEspera', 'sala'));
    await assertFails(batch.commit());
  });

  it.each(['vaga', '11111111-1111-4111-8111-11111111111A', '11111111-1111-1111-8111-111111111111'])(
    'a visitor may not create a ticket with the id %s',
    async (id) => {
      await assertFails(takePlace(valid(), id));
    },
  );
});

describe('the fields of a ticket', () => {
  it('a visitor may not add a field', async () => {
    await assertFails(takePlace({ ...valid(), nome: 'Maria' }));
  });

  it.each(['sala', 'link', 'em'])('a visitor may not leave out %s', async (field) => {
    await assertFails(takePlace(without(valid(), field)));
  });

  it('a visitor may not name another room', async () => {
    await seed(env, 'salaDeEspera/outra', { link: LINK, cliques: 2, ultimaVaga: ticket });
    await assertFails(takePlace({ ...valid(), sala: 'outra' }));
  });

  it.each(['sala/', '/sala', 'sala/x/y', 'x/../sala', '', 5, null, true, ['sala']])(
    'a visitor may not write %j to sala',
    async (sala) => {
      await seed(env, 'salaDeEspera/sala/x/y', { link: LINK, cliques: 2, ultimaVaga: ticket });
      await assertFails(takePlace({ ...valid(), sala }));
    },
  );

  it.each(['https://example.com/outra', '', 5, null])('a visitor may not write %j to link', async (link) => {
    await assertFails(takePlace({ ...valid(), link }));
  });

  it('a visitor may not write the previous link of the room', async () => {
    await seed(env, 'salaDeEspera/sala', { link: 'https://example.com/nova', cliques: 2 });
    await assertFails(takePlace({ ...valid(), link: LINK }));
  });

  it.each([
    ['a second ago', Timestamp.fromMillis(Date.now() - 1000)],
    ['in an hour', Timestamp.fromMillis(Date.now() + 3_600_000)],
    ['as a string', new Date().toISOString()],
    ['null', null],
  ])('a visitor may not choose the time: %s', async (_, em) => {
    await assertFails(takePlace({ ...valid(), em }));
  });
});

describe('an existing ticket', () => {
  beforeEach(() => seed(env, `vagas/${ticket}`, { sala: 'sala', link: LINK, em: Timestamp.now() }));

  it('may not be changed', async () => {
    await assertFails(updateDoc(doc(db, 'vagas', ticket), { link: 'https://example.com/outra' }));
  });

  it('may not be written again', async () => {
    await assertFails(takePlace(valid()));
  });

  it('may not be moved to another open room', async () => {
    await seed(env, 'salaDeEspera/outra', { link: LINK, cliques: 0 });
    await assertFails(takePlace({ ...valid(), sala: 'outra' }, ticket, 'outra'));
  });

  it('may not be deleted', async () => {
    await assertFails(deleteDoc(doc(db, 'vagas', ticket)));
  });
});
