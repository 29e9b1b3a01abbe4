import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCount,
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
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAdmin, isOffsetRefused, signedIn, startRules, visitor } from '../support/firestore';

const DAY_MS = 86_400_000;

const aPromotion = (): DocumentData => ({
  titulo: 'Natal premiado',
  descricao: 'Uma ceia completa.',
  inicio: Timestamp.fromMillis(Date.now() - DAY_MS),
  fim: Timestamp.fromMillis(Date.now() + DAY_MS),
  publicada: true,
});

/** Values of `publicada` that do not publish a promotion, including mistakes of an admin. */
const UNPUBLISHED: [string, DocumentData][] = [
  ['false', { publicada: false }],
  ['a string', { publicada: 'true' }],
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
    for (const [why, written] of UNPUBLISHED) {
      const { publicada: _, ...rest } = aPromotion();
      await setDoc(doc(admin, 'promocoes', why), { ...rest, ...written });
    }
    // A document in a collection of the same name elsewhere, for the collection group query.
    await setDoc(doc(admin, 'outra/documento/promocoes/natal'), aPromotion());
  });
});
afterAll(() => env.cleanup());

// The rules for promotions do not depend on the user.
describe.each([
  ['a visitor', () => visitor(env)],
  ['a signed-in user', () => signedIn(env, 'maria', 'maria@example.com')],
])('%s', (_, connect) => {
  let db: Firestore;
  beforeAll(() => {
    db = connect();
  });

  /** A query of all promotions, published or not. */
  const all = (): Query => collection(db, 'promocoes');
  const published = (): Query => query(all(), where('publicada', '==', true));

  it('gets a published promotion, also after it has ended', async () => {
    const snapshot = await assertSucceeds(getDoc(doc(db, 'promocoes/natal')));
    expect(snapshot.get('titulo')).toBe('Natal premiado');
    await assertSucceeds(getDoc(doc(db, 'promocoes/pascoa')));
  });

  it.each(UNPUBLISHED)('may not get a promotion whose publicada is %s', async (why) => {
    await assertFails(getDoc(doc(db, 'promocoes', why)));
  });

  it('gets the same error for a missing promotion as for a hidden one', async () => {
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

  it('lists exactly the published promotions', async () => {
    const { docs } = await assertSucceeds(getDocs(query(published(), limit(50))));
    expect(docs.map(({ id }) => id)).toEqual(['natal', 'pascoa']);
  });

  it('lists them like the home page, the latest end first', async () => {
    const inOrder = query(published(), orderBy('fim', 'desc'), limit(50));
    const { docs } = await assertSucceeds(getDocs(inOrder));
    expect(docs.map(({ id }) => id)).toEqual(['natal', 'pascoa']);
  });

  it('may not list more than 50 at once, or without a limit', async () => {
    await assertFails(getDocs(query(published(), limit(51))));
    await assertFails(getDocs(published()));
  });

  it('may not skip promotions, which are billed, too', async () => {
    const publicada = { field: { fieldPath: 'publicada' }, op: 'EQUAL', value: { booleanValue: true } };
    const listed = { from: [{ collectionId: 'promocoes' }], where: { fieldFilter: publicada }, limit: 50 };
    expect(await isOffsetRefused(env, null, listed)).toBe(true);
  });

  it('may not list without the filter on publicada', async () => {
    await assertFails(getDocs(query(all(), limit(50))));
    await assertFails(getDocs(query(all(), orderBy('fim', 'desc'), limit(50))));
    await assertFails(getDocs(query(all(), where('titulo', '==', 'Natal premiado'), limit(50))));
  });

  it.each([false, 'true', 1, null])('may not list promotions whose publicada is %j', async (publicada) => {
    await assertFails(getDocs(query(all(), where('publicada', '==', publicada), limit(50))));
  });

  it('may not list published and hidden promotions together', async () => {
    await assertFails(getDocs(query(all(), where('publicada', 'in', [true, false]), limit(50))));
  });

  it('may not count promotions', async () => {
    await assertFails(getCount(all()));
    await assertFails(getCount(query(all(), limit(50))));
  });

  it('may not query the collection group of promotions', async () => {
    const everywhere = collectionGroup(db, 'promocoes');
    await assertFails(getDocs(query(everywhere, where('publicada', '==', true), limit(50))));
  });

  it('may not create a promotion', async () => {
    await assertFails(setDoc(doc(db, 'promocoes/nova'), aPromotion()));
    await assertFails(setDoc(doc(db, 'promocoes/nova'), { ...aPromotion(), publicada: false }));
  });

  it.each(['natal', 'false'])('may not change the promotion %s', async (id) => {
    await assertFails(updateDoc(doc(db, 'promocoes', id), { publicada: true }));
    await assertFails(updateDoc(doc(db, 'promocoes', id), { fim: Timestamp.now() }));
    await assertFails(setDoc(doc(db, 'promocoes', id), aPromotion()));
    await assertFails(setDoc(doc(db, 'promocoes', id), { descricao: '' }, { merge: true }));
  });

  it.each(['natal', 'false', 'nenhuma'])('may not delete the promotion %s', async (id) => {
    await assertFails(deleteDoc(doc(db, 'promocoes', id)));
  });
});
