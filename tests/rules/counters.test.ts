import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  documentId,
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
  type WriteBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '../../src/model';
import { aProfile, asAdmin, signedIn, seed, startRules, stored, visitor } from '../support/firestore';

const MARKER = 'users/maria/privado/contagem';
const STATE = 'usuariosPorEstado/SP';
const OTHER_STATE = 'usuariosPorEstado/RJ';
const TOTAL = 'usuariosCadastrados/qtdUsuarios';

let env: RulesTestEnvironment;
let maria: Firestore;
let joao: Firestore;
let anonymous: Firestore;

beforeAll(async () => {
  env = await startRules('counters');
  maria = signedIn(env, 'maria', 'maria@example.com');
  joao = signedIn(env, 'joao', 'joao@example.com');
  anonymous = visitor(env);
});
beforeEach(async () => {
  await env.clearFirestore();
  await seed(env, 'users/maria', aProfile());
});
afterAll(() => env.cleanup());

const aMarker = (estado = 'SP'): DocumentData => ({ estado, em: serverTimestamp() });

const oneMore = (): DocumentData => ({ quantidade: increment(1) });

/** Seeds both counters; `undefined` leaves a counter missing. */
async function seedCounters(state: DocumentData | undefined, total: DocumentData | undefined) {
  if (state) await seed(env, STATE, state);
  if (total) await seed(env, TOTAL, total);
}

const seedCounted = () => seed(env, MARKER, { estado: 'SP', em: Timestamp.now() });

async function quantityOf(path: string): Promise<unknown> {
  return (await stored(env, path))?.['quantidade'];
}

/** Commits these writes together, each merged into its document. */
function write(writes: [string, DocumentData][], db = maria) {
  const batch = writeBatch(db);
  for (const [path, data] of writes) batch.set(doc(db, path), data, { merge: true });
  return batch.commit();
}

/** Commits the three writes of the product with these replaced; null leaves a write out. */
function count(given: Record<string, DocumentData | null> = {}, db = maria) {
  const writes = { [MARKER]: aMarker(), [STATE]: oneMore(), [TOTAL]: oneMore(), ...given };
  return write(
    Object.entries(writes).filter((entry): entry is [string, DocumentData] => entry[1] !== null),
    db,
  );
}

/** The three writes, for a commit with further writes. */
const counting: [string, DocumentData][] = [
  [MARKER, aMarker()],
  [STATE, oneMore()],
  [TOTAL, oneMore()],
];

function commit(add: (batch: WriteBatch) => void) {
  const batch = writeBatch(maria);
  add(batch);
  return batch.commit();
}

/** Maria deletes her account. */
function deleteAccount(batch: WriteBatch) {
  batch.delete(doc(maria, 'users/maria'));
  batch.delete(doc(maria, 'users/maria/privado/consentimento'));
}

/** Maria registers again, in this state. */
function registerAgain(batch: WriteBatch, estado: string) {
  batch.set(doc(maria, 'users/maria'), { ...aProfile(), estado });
  batch.set(doc(maria, 'users/maria/privado/consentimento'), {
    versao: TERMS_VERSION,
    em: serverTimestamp(),
  });
}

const everyClient: [string, () => Firestore][] = [
  ['Maria', () => maria],
  ['another user', () => joao],
  ['a visitor', () => anonymous],
];

describe('counting a new user', () => {
  const before: [string, DocumentData | undefined, number][] = [
    ['does not exist', undefined, 1],
    ['has no quantity', {}, 1],
    ['has a string quantity', { quantidade: 'sete' }, 1],
    ['has a null quantity', { quantidade: null }, 1],
    ['is at 0', { quantidade: 0 }, 1],
    ['is at 7', { quantidade: 7 }, 8],
  ];

  it.each(before)('Maria is counted if the counter of her state %s', async (_, state, after) => {
    await seedCounters(state, { quantidade: 41 });
    await assertSucceeds(count());
    expect([await quantityOf(STATE), await quantityOf(TOTAL)]).toEqual([after, 42]);
  });

  it.each(before)('Maria is counted if the total %s', async (_, total, after) => {
    await seedCounters({ quantidade: 41 }, total);
    await assertSucceeds(count());
    expect([await quantityOf(STATE), await quantityOf(TOTAL)]).toEqual([42, after]);
  });

  it('Maria is counted if neither counter exists', async () => {
    await assertSucceeds(count());
    expect([await quantityOf(STATE), await quantityOf(TOTAL)]).toEqual([1, 1]);
  });

  it('Maria is counted if an admin has added fields to the counters', async () => {
    await seedCounters({ quantidade: 7, nota: 'a' }, { quantidade: 41, nota: 'b' });
    await assertSucceeds(count());
  });

  it('João is counted in the counters that Maria created', async () => {
    await count();
    await seed(env, 'users/joao', { ...aProfile(), uid: 'joao', email: 'joao@example.com' });
    await assertSucceeds(count({ [MARKER]: null, 'users/joao/privado/contagem': aMarker() }, joao));
    expect([await quantityOf(STATE), await quantityOf(TOTAL)]).toEqual([2, 2]);
  });
});

// Once with missing counters and once with existing ones.
describe.each([
  ['the first user', undefined],
  ['a later user', { quantidade: 7 }],
])('%s', (_, before) => {
  beforeEach(async () => {
    await seedCounters(before, before);
    if (before) await seed(env, OTHER_STATE, before);
  });

  it.each([
    ['the marker', [STATE, TOTAL]],
    ['the marker and the counter of the state', [TOTAL]],
    ['the marker and the total', [STATE]],
    ['the counter of the state', [MARKER, TOTAL]],
    ['the total', [MARKER, STATE]],
    ['both counters', [MARKER]],
  ])('may not leave out %s', async (_what, written) => {
    const left = [MARKER, STATE, TOTAL].filter((path) => !written.includes(path));
    await assertFails(count(Object.fromEntries(left.map((path) => [path, null]))));
  });

  describe.each([STATE, TOTAL])('in %s', (counter) => {
    it.each([
      ['add 2', increment(2)],
      ['add 0', increment(0)],
      ['subtract 1', increment(-1)],
      ['add 1.5', increment(1.5)],
      ['write 1.5', 1.5],
      ['write 0', 0],
      ['write 100', 100],
      ['write the expected number as a string', before ? '8' : '1'],
      ['write null', null],
      ['remove the quantity', deleteField()],
    ])('may not %s', async (_what, quantidade) => {
      await assertFails(count({ [counter]: { quantidade } }));
    });

    it('may not add a field', async () => {
      await assertFails(count({ [counter]: { ...oneMore(), nome: 'Maria' } }));
    });

    it('may not add 1 twice in one commit', async () => {
      await assertFails(
        write([
          [MARKER, aMarker()],
          [STATE, oneMore()],
          [TOTAL, oneMore()],
          [counter, oneMore()],
        ]),
      );
    });

    it('may not write two successive numbers in one commit', async () => {
      const { quantidade } = before ?? { quantidade: 0 };
      const once = { quantidade: quantidade + 1 };
      await assertFails(
        write([
          [MARKER, aMarker()],
          [STATE, once],
          [TOTAL, once],
          [counter, { quantidade: quantidade + 2 }],
        ]),
      );
    });

    // The JavaScript SDK writes whole numbers as integers; other clients choose the type.
    it('may not make the quantity a floating-point number', async () => {
      expect(await countOverRest({ [counter]: { doubleValue: 1 } })).toBe(403);
    });
  });

  it('is counted with another SDK', async () => {
    expect(await countOverRest({})).toBe(200);
  });

  it('may not count in two states', async () => {
    await assertFails(count({ [OTHER_STATE]: oneMore() }));
  });

  it('may not count in a state other than that of the marker', async () => {
    await assertFails(count({ [STATE]: null, [OTHER_STATE]: oneMore() }));
  });

  it('may not count in a state other than that of the profile', async () => {
    await assertFails(count({ [MARKER]: aMarker('RJ'), [STATE]: null, [OTHER_STATE]: oneMore() }));
  });

  it('may not create a marker with a state other than the counted one', async () => {
    await assertFails(count({ [MARKER]: aMarker('RJ') }));
  });

  it('is counted in the state that the same commit writes to the profile', async () => {
    const moved = { 'users/maria': { estado: 'RJ' }, [MARKER]: aMarker('RJ') };
    await assertSucceeds(count({ ...moved, [STATE]: null, [OTHER_STATE]: oneMore() }));
    const due = before ? 8 : 1;
    expect([await quantityOf(OTHER_STATE), await quantityOf(TOTAL)]).toEqual([due, due]);
    expect(await quantityOf(STATE)).toBe(before?.quantidade);
  });

  it('may not count in the state that the same commit removes from the profile', async () => {
    await assertFails(count({ 'users/maria': { estado: 'RJ' } }));
    await assertFails(write([...counting, ['users/maria', { estado: 'RJ' }]]));
  });

  it('may not count in a state that the profile has only within the commit', async () => {
    await assertFails(
      write([
        ['users/maria', { estado: 'RJ' }],
        [MARKER, aMarker('RJ')],
        [OTHER_STATE, oneMore()],
        [TOTAL, oneMore()],
        ['users/maria', { estado: 'SP' }],
      ]),
    );
  });

  it.each(everyClient)('%s may not change the counters without a marker', async (_who, connect) => {
    const db = connect();
    await assertFails(setDoc(doc(db, STATE), oneMore(), { merge: true }));
    await assertFails(setDoc(doc(db, TOTAL), oneMore(), { merge: true }));
  });
});

describe('counting', () => {
  it('is denied to a user without a profile', async () => {
    await asAdmin(env, (admin) => deleteDoc(doc(admin, 'users/maria')));
    await assertFails(count());
  });

  it('is denied in the commit that creates the profile', async () => {
    await asAdmin(env, (admin) => deleteDoc(doc(admin, 'users/maria')));
    await assertFails(
      count({
        'users/maria': aProfile(),
        'users/maria/privado/consentimento': { versao: TERMS_VERSION, em: serverTimestamp() },
      }),
    );
  });

  it('is denied in the commit that deletes the account', async () => {
    await seed(env, 'users/maria/privado/consentimento', { versao: TERMS_VERSION, em: Timestamp.now() });
    await assertFails(
      commit((batch) => {
        for (const [path, data] of counting) batch.set(doc(maria, path), data, { merge: true });
        deleteAccount(batch);
      }),
    );
    await assertFails(
      commit((batch) => {
        deleteAccount(batch);
        for (const [path, data] of counting) batch.set(doc(maria, path), data, { merge: true });
      }),
    );
  });

  it('is denied to a user whose profile has no state', async () => {
    await seed(env, 'users/maria', { uid: 'maria' });
    await assertFails(count());
    await assertFails(count({ [MARKER]: { em: serverTimestamp() } }));
  });

  it.each([
    ['another user', () => joao],
    ['a visitor', () => anonymous],
  ])('of Maria is denied to %s', async (_, connect) => {
    await assertFails(count({}, connect()));
  });

  it("of João is denied if the commit also creates Maria's marker", async () => {
    await seed(env, 'users/joao', { ...aProfile(), uid: 'joao', email: 'joao@example.com' });
    await assertFails(count({ 'users/joao/privado/contagem': aMarker() }, joao));
  });
});

describe('the fields of the marker', () => {
  it('Maria may not add a field', async () => {
    await assertFails(count({ [MARKER]: { ...aMarker(), nome: 'Maria' } }));
  });

  it.each([
    ['the state', { em: serverTimestamp() }],
    ['the time', { estado: 'SP' }],
  ])('Maria may not leave out %s', async (_, marker) => {
    await assertFails(count({ [MARKER]: marker }));
  });

  it.each(['RJ', 'sp', 'XX', '', 'SP/x/y', 5, null, true, ['SP']])(
    'Maria may not write %j for the state',
    async (estado) => {
      await assertFails(count({ [MARKER]: { ...aMarker(), estado } }));
    },
  );

  it.each([
    ['a second ago', Timestamp.fromMillis(Date.now() - 1000)],
    ['in an hour', Timestamp.fromMillis(Date.now() + 3_600_000)],
    ['as a string', new Date().toISOString()],
    ['null', null],
  ])('Maria may not choose the time: %s', async (_, em) => {
    await assertFails(count({ [MARKER]: { ...aMarker(), em } }));
  });
});

describe('after Maria has been counted', () => {
  beforeEach(async () => {
    await seedCounters({ quantidade: 7 }, { quantidade: 41 });
    await seedCounted();
  });

  it('she may not be counted again', async () => {
    await assertFails(count());
  });

  it('she may not count with the existing marker', async () => {
    await assertFails(count({ [MARKER]: null }));
    await assertFails(count({ [MARKER]: null, [TOTAL]: null }));
    await assertFails(count({ [MARKER]: null, [STATE]: null }));
  });

  it('she may not be counted again after changing her state', async () => {
    await assertSucceeds(updateDoc(doc(maria, 'users/maria'), { estado: 'RJ' }));
    await assertFails(count({ [MARKER]: aMarker('RJ'), [STATE]: null, [OTHER_STATE]: oneMore() }));
  });

  it.each(everyClient)('%s may not change the marker', async (_, connect) => {
    const marker = doc(connect(), MARKER);
    await assertFails(updateDoc(marker, { estado: 'RJ' }));
    await assertFails(updateDoc(marker, { em: serverTimestamp() }));
    await assertFails(setDoc(marker, aMarker()));
  });

  it.each(everyClient)('%s may not delete the marker', async (_, connect) => {
    await assertFails(deleteDoc(doc(connect(), MARKER)));
  });

  it('she may not delete the marker and count again in one commit', async () => {
    const batch = writeBatch(maria);
    batch.delete(doc(maria, MARKER));
    batch.set(doc(maria, MARKER), aMarker());
    batch.set(doc(maria, STATE), oneMore(), { merge: true });
    batch.set(doc(maria, TOTAL), oneMore(), { merge: true });
    await assertFails(batch.commit());
  });
});

describe('when Maria deletes her account', () => {
  beforeEach(async () => {
    await seed(env, 'users/maria/privado/consentimento', { versao: TERMS_VERSION, em: Timestamp.now() });
    await count();
  });

  it('the marker remains', async () => {
    await assertSucceeds(commit(deleteAccount));
    expect(await stored(env, MARKER)).not.toBeNull();
  });

  it('she may not delete the marker in the same commit', async () => {
    await assertFails(
      commit((batch) => {
        deleteAccount(batch);
        batch.delete(doc(maria, MARKER));
      }),
    );
  });

  it('she may not delete the marker afterwards', async () => {
    await commit(deleteAccount);
    await assertFails(deleteDoc(doc(maria, MARKER)));
  });

  it.each(['SP', 'RJ'])('she can register again in %s but may not be counted again', async (estado) => {
    await commit(deleteAccount);
    await assertSucceeds(commit((batch) => registerAgain(batch, estado)));
    await assertFails(
      count({ [MARKER]: aMarker(estado), [STATE]: null, [`usuariosPorEstado/${estado}`]: oneMore() }),
    );
    expect(await quantityOf(TOTAL)).toBe(1);
  });
});

describe('existing counters', () => {
  beforeEach(() => seedCounters({ quantidade: 7, nota: 'a' }, { quantidade: 41, nota: 'b' }));

  it.each([STATE, TOTAL])('no client may delete %s', async (counter) => {
    for (const [, connect] of everyClient) await assertFails(deleteDoc(doc(connect(), counter)));
  });

  it.each([STATE, TOTAL])('Maria may not delete %s while counting', async (counter) => {
    const batch = writeBatch(maria);
    batch.set(doc(maria, MARKER), aMarker());
    batch.set(doc(maria, STATE), oneMore(), { merge: true });
    batch.set(doc(maria, TOTAL), oneMore(), { merge: true });
    batch.delete(doc(maria, counter));
    await assertFails(batch.commit());
  });

  it.each([STATE, TOTAL])('no client may overwrite %s', async (counter) => {
    for (const [, connect] of everyClient) {
      await assertFails(setDoc(doc(connect(), counter), { quantidade: 0 }));
      await assertFails(updateDoc(doc(connect(), counter), { quantidade: 1000 }));
    }
  });

  it.each([
    [STATE, TOTAL, 8],
    [TOTAL, STATE, 42],
  ])('Maria may not remove a field that an admin added to %s', async (counter, other, due) => {
    const batch = writeBatch(maria);
    batch.set(doc(maria, MARKER), aMarker());
    batch.set(doc(maria, other), oneMore(), { merge: true });
    batch.set(doc(maria, counter), { quantidade: due });
    await assertFails(batch.commit());
  });

  it.each([STATE, TOTAL])('Maria may not change a field that an admin added to %s', async (counter) => {
    await assertFails(count({ [counter]: { ...oneMore(), nota: 'c' } }));
  });

  it.each(['usuariosCadastrados/outro', 'usuariosPorEstado/XX'])(
    'Maria may not create the unknown counter %s while counting',
    async (counter) => {
      await assertFails(count({ [counter]: oneMore() }));
    },
  );
});

describe('reading counters and markers', () => {
  beforeEach(() => seedCounters({ quantidade: 7 }, { quantidade: 41 }));

  it.each(everyClient)('%s gets the total', async (_, connect) => {
    const snapshot = await assertSucceeds(getDoc(doc(connect(), TOTAL)));
    expect(snapshot.get('quantidade')).toBe(41);
  });

  it.each(everyClient)('%s may not get the counter of a state', async (_, connect) => {
    await assertFails(getDoc(doc(connect(), STATE)));
  });

  it.each(everyClient)('%s may not list or count the counters', async (_, connect) => {
    for (const path of [STATE, TOTAL]) {
      const { parent: counters, id } = doc(connect(), path);
      await assertFails(getDocs(counters));
      await assertFails(getDocs(query(counters, limit(1))));
      await assertFails(getDocs(query(counters, where(documentId(), '==', id))));
      await assertFails(getCount(counters));
    }
  });

  it('Maria gets her marker', async () => {
    await seedCounted();
    const snapshot = await assertSucceeds(getDoc(doc(maria, MARKER)));
    expect(snapshot.get('estado')).toBe('SP');
  });

  it('Maria learns that she has no marker', async () => {
    const snapshot = await assertSucceeds(getDoc(doc(maria, MARKER)));
    expect(snapshot.exists()).toBe(false);
  });

  it.each([
    ['another user', () => joao],
    ['a visitor', () => anonymous],
  ])('%s may not get the marker of Maria', async (_, connect) => {
    await assertFails(getDoc(doc(connect(), MARKER)));
    await seedCounted();
    await assertFails(getDoc(doc(connect(), MARKER)));
  });

  it.each(everyClient)('%s may not list markers', async (_, connect) => {
    await seedCounted();
    const db = connect();
    const below = collection(db, 'users/maria/privado');
    await assertFails(getDocs(query(below, limit(1))));
    await assertFails(getDocs(query(below, where(documentId(), '==', 'contagem'))));
    await assertFails(getDocs(query(collectionGroup(db, 'privado'), where('estado', '==', 'SP'))));
  });
});

/**
 * Sends Maria's commit over the REST API. Each counter is incremented by 1, or by the given value. Resolves to the
 * HTTP status.
 */
async function countOverRest(added: Record<string, object>): Promise<number> {
  const documents = `projects/${env.projectId}/databases/(default)/documents`;
  const writes = [
    {
      update: { name: `${documents}/${MARKER}`, fields: { estado: { stringValue: 'SP' } } },
      updateTransforms: [{ fieldPath: 'em', setToServerValue: 'REQUEST_TIME' }],
    },
    ...[STATE, TOTAL].map((counter) => ({
      update: { name: `${documents}/${counter}`, fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'quantidade', increment: added[counter] ?? { integerValue: '1' } }],
    })),
  ];
  const address = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${documents}:commit`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { Authorization: `Bearer ${tokenOfMaria()}` },
    body: JSON.stringify({ writes }),
  });
  return response.status;
}

/** An unsigned token, which the emulator accepts. */
function tokenOfMaria(): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${env.projectId}`,
    aud: env.projectId,
    sub: 'maria',
    user_id: 'maria',
    email: 'maria@example.com',
    iat: now,
    auth_time: now,
    exp: now + 3600,
    firebase: { sign_in_provider: 'password', identities: {} },
  };
  const parts = [{ alg: 'none', type: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return `${parts.join('.')}.`;
}
