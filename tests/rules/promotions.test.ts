import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  type DocumentData,
  type Firestore,
  type Query,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAdmin, person, startRules, visitor } from '../support/firestore';

const DAY_MS = 86_400_000;

const aPromotion = (): DocumentData => ({
  titulo: 'Natal premiado',
  descricao: 'Uma ceia completa.',
  inicio: Timestamp.fromMillis(Date.now() - DAY_MS),
  fim: Timestamp.fromMillis(Date.now() + DAY_MS),
  publicada: true,
});

/** What an admin may have written into `publicada` where it was not to be published, or by mistake. */
const HIDDEN: [string, DocumentData][] = [
  ['false', { publicada: false }],
  ['text', { publicada: 'true' }],
  ['a number', { publicada: 1 }],
  ['null', { publicada: null }],
  ['a list', { publicada: [true] }],
  ['missing', {}],
];

let env: RulesTestEnvironment;

beforeAll(async () => {
  env = await startRules('promotions');
  await env.clearFirestore();
  await asAdmin(env, async (admin) => {
    await setDoc(doc(admin, 'promocoes/natal'), aPromotion());
    await setDoc(doc(admin, 'promocoes/pascoa'), { ...aPromotion(), fim: Timestamp.fromMillis(0) });
    for (const [why, written] of HIDDEN) {
      const { publicada: _, ...rest } = aPromotion();
      await setDoc(doc(admin, 'promocoes', why), { ...rest, ...written });
    }
    // A promotion's neighbour that is none, to be seen by a query of all of that name.
    await setDoc(doc(admin, 'outra/documento/promocoes/natal'), aPromotion());
  });
});
afterAll(() => env.cleanup());

// Promotions are the same to everybody.
describe.each([
  ['a visitor', () => visitor(env)],
  ['a signed-in user', () => person(env, 'maria', 'maria@example.com')],
])('%s', (_, connect) => {
  let db: Firestore;
  beforeAll(() => {
    db = connect();
  });

  /** Of all promotions, published or not. */
  const all = (): Query => collection(db, 'promocoes');
  const published = (): Query => query(all(), where('publicada', '==', true));

  it('gets one that is published, over or not', async () => {
    const snapshot = await assertSucceeds(getDoc(doc(db, 'promocoes/natal')));
    expect(snapshot.get('titulo')).toBe('Natal premiado');
    await assertSucceeds(getDoc(doc(db, 'promocoes/pascoa')));
  });

  it.each(HIDDEN)('may not get one whose publicada is %s', async (why) => {
    await assertFails(getDoc(doc(db, 'promocoes', why)));
  });

  it('is told of a missing one what is told of a hidden one', async () => {
    const answers = await Promise.allSettled(
      ['false', 'nenhuma'].map((id) => getDoc(doc(db, 'promocoes', id))),
    );
    expect(answers).toEqual(
      answers.map(() => ({
        status: 'rejected',
        reason: expect.objectContaining({ code: 'permission-denied' }) as unknown,
      })),
    );
  });

  it('lists those that are published, and no others', async () => {
    const { docs } = await assertSucceeds(getDocs(query(published(), limit(50))));
    expect(docs.map(({ id }) => id)).toEqual(['natal', 'pascoa']);
  });

  it('lists them as the home page does, those that end last first', async () => {
    const inOrder = query(published(), orderBy('fim', 'desc'), limit(50));
    const { docs } = await assertSucceeds(getDocs(inOrder));
    expect(docs.map(({ id }) => id)).toEqual(['natal', 'pascoa']);
  });

  it('may not list more than 50 at once, or without a limit', async () => {
    await assertFails(getDocs(query(published(), limit(51))));
    await assertFails(getDocs(published()));
  });

  it('may not list without asking for published ones only', async () => {
    await assertFails(getDocs(query(all(), limit(50))));
    await assertFails(getDocs(query(all(), orderBy('fim', 'desc'), limit(50))));
    await assertFails(getDocs(query(all(), where('titulo', '==', 'Natal premiado'), limit(50))));
  });

  it.each([false, 'true', 1, null])('may not list those whose publicada is %j', async (publicada) => {
    await assertFails(getDocs(query(all(), where('publicada', '==', publicada), limit(50))));
  });

  it('may not list published ones together with others', async () => {
    await assertFails(getDocs(query(all(), where('publicada', 'in', [true, false]), limit(50))));
  });

  it('may not count all of them', async () => {
    await assertFails(getCountFromServer(all()));
    await assertFails(getCountFromServer(query(all(), limit(50))));
  });

  it('may not list promotions of the whole database', async () => {
    const everywhere = collectionGroup(db, 'promocoes');
    await assertFails(getDocs(query(everywhere, where('publicada', '==', true), limit(50))));
  });

  it('may not create one', async () => {
    await assertFails(setDoc(doc(db, 'promocoes/nova'), aPromotion()));
    await assertFails(setDoc(doc(db, 'promocoes/nova'), { ...aPromotion(), publicada: false }));
  });

  it.each(['natal', 'false'])('may not change %s', async (id) => {
    await assertFails(updateDoc(doc(db, 'promocoes', id), { publicada: true }));
    await assertFails(updateDoc(doc(db, 'promocoes', id), { fim: Timestamp.now() }));
    await assertFails(setDoc(doc(db, 'promocoes', id), aPromotion()));
    await assertFails(setDoc(doc(db, 'promocoes', id), { descricao: '' }, { merge: true }));
  });

  it.each(['natal', 'false', 'nenhuma'])('may not delete %s', async (id) => {
    await assertFails(deleteDoc(doc(db, 'promocoes', id)));
  });
});
