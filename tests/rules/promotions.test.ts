import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  Timestamp,
  where,
  type DocumentData,
  type Query,
} from 'firebase/firestore/lite';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../src/base/durations';
import { at } from '../support/firestore';
import { deleteDocuments } from '../support/project';
import { isOffsetRefused } from '../support/rest';
import {
  anonymous,
  byAdmin,
  expectDenied,
  get,
  maria,
  merge,
  remove,
  set,
  update,
  startClients,
} from '../support/rules';

const aPromotion = (): DocumentData => ({
  titulo: 'Natal premiado',
  descricao: 'Uma ceia completa.',
  inicio: at(-DAY_MS),
  fim: at(DAY_MS),
  publicada: true,
});

/** Values of `publicada` that do not publish a promotion, such as an admin's mistakes. */
const UNPUBLISHED: [string, DocumentData][] = [
  ['false', { publicada: false }],
  ['a string', { publicada: 'true' }],
  ['a number', { publicada: 1 }],
  ['null', { publicada: null }],
  ['a list', { publicada: [true] }],
  ['missing', {}],
];

startClients('promotions');
beforeAll(async () => {
  await deleteDocuments();
  const { publicada: _, ...rest } = aPromotion();
  await byAdmin(
    set('promocoes/natal', aPromotion()),
    set('promocoes/pascoa', { ...aPromotion(), fim: Timestamp.fromMillis(0) }),
    ...UNPUBLISHED.map(([why, written]) => set(`promocoes/${why}`, { ...rest, ...written })),
    // A document in another collection with the same name, which a collection group query would find.
    set('outra/documento/promocoes/natal', aPromotion()),
  );
});

// For promotions, the rules do not distinguish visitors and users.
describe.each([
  ['a visitor', () => anonymous],
  ['a signed-in user', () => maria],
])('%s', (_, connect) => {
  /** A query of all promotions, published or not. */
  const all = (): Query => collection(connect(), 'promocoes');
  const published = (): Query => query(all(), where('publicada', '==', true));

  it('gets a published promotion, also after it has ended', async () => {
    expect((await assertSucceeds(get(connect(), 'promocoes/natal'))).get('titulo')).toBe('Natal premiado');
    await assertSucceeds(get(connect(), 'promocoes/pascoa'));
  });

  it.each(UNPUBLISHED)('may not get a promotion whose publicada is %s', async (why) => {
    await assertFails(get(connect(), `promocoes/${why}`));
  });

  it('gets the same error for a missing promotion as for a hidden one', async () => {
    for (const id of ['false', 'nenhuma'])
      await expect(getDoc(doc(connect(), 'promocoes', id))).rejects.toMatchObject({
        code: 'permission-denied',
      });
  });

  it('lists exactly the published promotions, also like the home page, the latest end first', async () => {
    for (const order of [[], [orderBy('fim', 'desc')]]) {
      const { docs } = await assertSucceeds(getDocs(query(published(), ...order, limit(50))));
      expect(docs.map(({ id }) => id)).toEqual(['natal', 'pascoa']);
    }
  });

  it('may not skip promotions, which are billed, too', async () => {
    const publicada = { field: { fieldPath: 'publicada' }, op: 'EQUAL', value: { booleanValue: true } };
    const listed = { from: [{ collectionId: 'promocoes' }], where: { fieldFilter: publicada }, limit: 50 };
    expect(await isOffsetRefused(null, listed)).toBe(true);
  });

  it.each<[string, () => Query]>([
    ['more than 50 at once', () => query(published(), limit(51))],
    ['them without a limit', published],
    ['them without the filter on publicada', () => query(all(), limit(50))],
    ['them in order without that filter', () => query(all(), orderBy('fim', 'desc'), limit(50))],
    ['them by their title', () => query(all(), where('titulo', '==', 'Natal premiado'), limit(50))],
    ...[false, 'true', 1, null].map((publicada): [string, () => Query] => [
      `those whose publicada is ${JSON.stringify(publicada)}`,
      () => query(all(), where('publicada', '==', publicada), limit(50)),
    ]),
    [
      'published and hidden ones together',
      () => query(all(), where('publicada', 'in', [true, false]), limit(50)),
    ],
    [
      'the collection group',
      () => query(collectionGroup(connect(), 'promocoes'), where('publicada', '==', true), limit(50)),
    ],
  ])('may not list %s', async (_what, listed) => {
    await assertFails(getDocs(listed()));
  });

  it('may not count promotions', async () => {
    await assertFails(getCount(all()));
    await assertFails(getCount(query(all(), limit(50))));
  });

  it('may not create a promotion', async () => {
    await expectDenied(connect(), set('promocoes/nova', aPromotion()));
    await expectDenied(connect(), set('promocoes/nova', { ...aPromotion(), publicada: false }));
  });

  it.each(['promocoes/natal', 'promocoes/false'])('may not change or delete %s', async (path) => {
    await expectDenied(connect(), update(path, { publicada: true }));
    await expectDenied(connect(), update(path, { fim: Timestamp.now() }));
    await expectDenied(connect(), set(path, aPromotion()));
    await expectDenied(connect(), merge(path, { descricao: '' }));
    await expectDenied(connect(), remove(path));
  });

  it('may not delete a promotion that does not exist', async () => {
    await expectDenied(connect(), remove('promocoes/nenhuma'));
  });
});
