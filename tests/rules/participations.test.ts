import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  doc,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  where,
  type DocumentData,
  type Firestore,
  type Query,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, SECOND_MS } from '../../src/base/durations';
import { commitOnce } from '../../src/firebase/once';
import { at, without } from '../support/firestore';
import { admin, deleteDocuments } from '../support/project';
import { isOffsetRefused } from '../support/rest';
import {
  expectAllowed,
  anonymous,
  byAdmin,
  DELETION,
  expectDenied,
  everyClient,
  get,
  joao,
  maria,
  merge,
  otherClients,
  otherTimes,
  PROFILE,
  remove,
  set,
  update,
  type Write,
  startClients,
  valuesOf,
} from '../support/rules';

const PROMOTION = 'promocoes/natal';
const OWN = `${PROMOTION}/participacoes/maria`;
const TITLE = 'Natal premiado';

startClients('participations');
beforeEach(async () => {
  await deleteDocuments();
  await byAdmin(
    set(PROFILE, { uid: 'maria' }),
    set('users/joao', { uid: 'joao' }),
    set(PROMOTION, aPromotion()),
    set('promocoes/pascoa', aPromotion({ titulo: 'Páscoa' })),
  );
});

/** A published, open promotion with these fields changed. */
function aPromotion(changed: DocumentData = {}): DocumentData {
  return { titulo: TITLE, publicada: true, inicio: at(-DAY_MS), fim: at(DAY_MS), ...changed };
}

const valid = (changed: DocumentData = {}): DocumentData => ({
  uid: 'maria',
  promocao: 'natal',
  titulo: TITLE,
  em: serverTimestamp(),
  ...changed,
});

const takingPart = (changed?: DocumentData, path = OWN) => set(path, valid(changed));

const everywhere = (db: Firestore): Query => collectionGroup(db, 'participacoes');
const ofNatal = (db: Firestore): Query => collection(db, PROMOTION, 'participacoes');
const mariasIn = (some: Query) => query(some, where('uid', '==', 'maria'));

/** Lists Maria's documents in another collection with the same name. */
const listElsewhere = (db: Firestore) =>
  getDocs(query(mariasIn(collection(db, 'outra/documento/participacoes')), limit(300)));

describe('creating a participation', () => {
  it('Maria takes part for herself, also with the commit of the product', async () => {
    await expectAllowed(maria, takingPart());
    await admin.remove(OWN);
    await assertSucceeds(commitOnce(maria, (batch) => void batch.set(doc(maria, OWN), valid())));
  });

  it('Maria takes part in a second promotion, and João in the first', async () => {
    await expectAllowed(maria, takingPart());
    const second = { promocao: 'pascoa', titulo: 'Páscoa' };
    await expectAllowed(maria, takingPart(second, 'promocoes/pascoa/participacoes/maria'));
    await expectAllowed(joao, takingPart({ uid: 'joao' }, `${PROMOTION}/participacoes/joao`));
  });

  it.each(otherClients)('%s may not take part for Maria', async (_, connect) => {
    await expectDenied(connect(), takingPart());
    await expectDenied(connect(), takingPart({ uid: 'joao' }));
  });

  it('nobody may take part without or under another id', async () => {
    await expectDenied(anonymous, takingPart({ uid: null }, `${PROMOTION}/participacoes/null`));
    await expectDenied(anonymous, takingPart({}, `${PROMOTION}/participacoes/joao`));
    for (const uid of ['maria', 'maria2'])
      await expectDenied(maria, takingPart({ uid }, `${PROMOTION}/participacoes/maria2`));
  });

  describe('in a promotion with rules', () => {
    const RULES = 'https://example.com/regulamento.pdf';

    it.each([RULES, `${RULES}\n`])('Maria keeps the address that she accepts: %j', async (regulamento) => {
      await admin.write(PROMOTION, aPromotion({ regulamento }));
      await expectDenied(maria, takingPart());
      await expectAllowed(maria, takingPart({ regulamento }));
    });

    it.each([null, '', 'https://example.com/antigo.pdf', [RULES], true])(
      'Maria may not take part with the rules %j',
      async (regulamento) => {
        await admin.write(PROMOTION, aPromotion({ regulamento: RULES }));
        await expectDenied(maria, takingPart({ regulamento }));
      },
    );
  });

  // Texts that are no address of rules, which the page does not show either.
  it.each(['', 'http://example.com/regulamento.pdf', 'em breve', 5, null])(
    'Maria takes part without rules where the promotion has %j',
    async (regulamento) => {
      await admin.write(PROMOTION, aPromotion({ regulamento }));
      await expectDenied(maria, takingPart({ regulamento }));
      await expectAllowed(maria, takingPart());
    },
  );

  it('Maria may not take part without a profile, or in the commit that deletes it', async () => {
    await expectDenied(maria, ...DELETION, takingPart());
    await admin.remove(PROFILE);
    await expectDenied(maria, takingPart());
  });
});

describe('the fields of a participation', () => {
  it.each(['uid', 'promocao', 'titulo', 'em'])('Maria may not leave out %s', async (field) => {
    await expectDenied(maria, set(OWN, without(valid(), field)));
  });

  it.each([
    ...valuesOf('nome', ['Maria']),
    ...valuesOf('uid', ['joao', 'Maria', '', 5, null, true, ['maria'], { uid: 'maria' }]),
    ...valuesOf('promocao', ['pascoa', 'nenhuma', '', '/natal', 5, null, true, ['natal'], { id: 'natal' }]),
    ...valuesOf('titulo', ['Páscoa', 'natal premiado', `${TITLE} `, '', 5, null, true, [TITLE]]),
    ...valuesOf('titulo', [{ titulo: TITLE }]),
    ...otherTimes.map(([, em]): [string, unknown] => ['em', em]),
  ])('Maria may not write to %s: %j', async (field, value) => {
    await expectDenied(maria, takingPart({ [field]: value }));
  });

  it('Maria may not write the previous title of the promotion', async () => {
    await admin.write(PROMOTION, aPromotion({ titulo: 'Natal mais premiado' }));
    await expectDenied(maria, takingPart());
  });

  it('Maria may not write a title if the promotion has none', async () => {
    await admin.write(PROMOTION, without(aPromotion(), 'titulo'));
    await expectDenied(maria, takingPart());
    await expectDenied(maria, takingPart({ titulo: null }));
    await expectDenied(maria, set(OWN, without(valid(), 'titulo')));
  });
});

describe('the period of the promotion', () => {
  it.each<[string, () => DocumentData]>([
    ['began a second ago', () => ({ inicio: at(-SECOND_MS) })],
    ['ends in half a minute', () => ({ fim: at(30_000) })],
  ])('Maria may take part if it %s', async (_, changed) => {
    await admin.write(PROMOTION, aPromotion(changed()));
    await expectAllowed(maria, takingPart());
  });

  it.each<[string, () => DocumentData]>([
    ['begins in half a minute', () => ({ inicio: at(30_000) })],
    ['ended a second ago', () => ({ fim: at(-SECOND_MS) })],
    ['ends before it begins', () => ({ inicio: at(DAY_MS), fim: at(-DAY_MS) })],
    ['is hidden', () => ({ publicada: false })],
    ['has a string for publicada', () => ({ publicada: 'true' })],
    ['has a number for publicada', () => ({ publicada: 1 })],
    ['has a string for inicio', () => ({ inicio: '2020-01-01' })],
    ['has a number for inicio', () => ({ inicio: 0 })],
    ['has null for inicio', () => ({ inicio: null })],
    ['has a string for fim', () => ({ fim: '2999-12-31' })],
    ['has a number for fim', () => ({ fim: Date.now() + DAY_MS })],
    ['has null for fim', () => ({ fim: null })],
  ])('Maria may not take part if it %s', async (_, changed) => {
    await admin.write(PROMOTION, aPromotion(changed()));
    await expectDenied(maria, takingPart());
  });

  it.each(['publicada', 'inicio', 'fim'])('Maria may not take part if %s is missing', async (field) => {
    await admin.write(PROMOTION, without(aPromotion(), field));
    await expectDenied(maria, takingPart());
  });

  it('Maria may not take part if the promotion does not exist', async () => {
    await admin.remove(PROMOTION);
    await expectDenied(maria, takingPart());
  });

  it.each([
    'outra/natal/participacoes/maria',
    'outra/documento/promocoes/natal/participacoes/maria',
    `${PROMOTION}/abaixo/natal/participacoes/maria`,
    'participacoes/maria',
  ])('Maria may not take part below a document in another collection: %s', async (path) => {
    await admin.write('outra/natal', aPromotion());
    await expectDenied(maria, takingPart({}, path));
  });
});

describe('an existing participation', () => {
  const content = valid({ em: Timestamp.now() });

  describe.each(everyClient)('may not, by %s,', (_, connect) => {
    it.each<[string, Write]>([
      ['have another title', update(OWN, { titulo: 'Páscoa' })],
      ['have another time', update(OWN, { em: serverTimestamp() })],
      ['have another field', update(OWN, { nome: 'Maria' })],
      ['be updated with the same', update(OWN, content)],
      ['be written again', set(OWN, valid())],
      ['be written again with the same', set(OWN, content)],
      ['be merged', merge(OWN, valid())],
      ['be merged with the same', merge(OWN, content)],
    ])('%s', async (_what, write) => {
      await admin.write(OWN, content);
      await expectDenied(connect(), write);
    });
  });
});

describe('deleting a participation', () => {
  beforeEach(() => admin.write(OWN, valid()));

  it('Maria deletes her own and can take part again', async () => {
    await expectAllowed(maria, remove(OWN));
    await expectAllowed(maria, takingPart());
  });

  it.each([
    ['the promotion was hidden', () => set(PROMOTION, aPromotion({ publicada: false }))],
    ['the promotion is over', () => set(PROMOTION, aPromotion({ fim: at(-SECOND_MS) }))],
    ['the promotion was deleted', () => remove(PROMOTION)],
    ['her profile was deleted', () => remove(PROFILE)],
  ])('Maria deletes her own after %s', async (_, change) => {
    await byAdmin(change());
    await expectAllowed(maria, remove(OWN));
  });

  it.each(otherClients)("%s may not delete Maria's", async (_, connect) => {
    await expectDenied(connect(), remove(OWN));
  });
});

describe('getting a participation', () => {
  it('Maria gets her own, or learns that she does not take part', async () => {
    expect((await assertSucceeds(get(maria, OWN))).exists()).toBe(false);
    await admin.write(OWN, valid());
    expect((await assertSucceeds(get(maria, OWN))).get('titulo')).toBe(TITLE);
  });

  it.each(otherClients)("%s may not get Maria's, or learn that it does not exist", async (_, connect) => {
    await assertFails(get(connect(), OWN));
    await admin.write(OWN, valid());
    await assertFails(get(connect(), OWN));
  });
});

describe('listing participations', () => {
  beforeEach(async () => {
    await admin.write('promocoes/pascoa/participacoes/maria', valid({ promocao: 'pascoa' }));
    for (const uid of ['maria', 'joao', 'ana'])
      await admin.write(`${PROMOTION}/participacoes/${uid}`, valid({ uid }));
  });

  it('Maria lists her own in all promotions, also like the profile page, the latest first', async () => {
    const own = query(mariasIn(everywhere(maria)), limit(300));
    const { docs } = await assertSucceeds(getDocs(own));
    expect(docs.map(({ ref }) => ref.path)).toEqual([OWN, 'promocoes/pascoa/participacoes/maria']);
    const inOrder = await assertSucceeds(getDocs(query(own, orderBy('em', 'desc'))));
    expect(inOrder.docs.map((found) => found.get('promocao') as unknown)).toEqual(['natal', 'pascoa']);
  });

  it('Maria may not list more than 300 at once, or without a limit', async () => {
    await assertFails(getDocs(query(mariasIn(everywhere(maria)), limit(301))));
    await assertFails(getDocs(mariasIn(everywhere(maria))));
  });

  it('Maria may not skip any, which are billed, too', async () => {
    const own = { field: { fieldPath: 'uid' }, op: 'EQUAL', value: { stringValue: 'maria' } };
    const from = [{ collectionId: 'participacoes', allDescendants: true }];
    const listed = { from, where: { fieldFilter: own }, limit: 300 };
    expect(await isOffsetRefused('maria', listed)).toBe(true);
  });

  it.each(otherClients)("%s may not list Maria's", async (_, connect) => {
    await assertFails(getDocs(query(mariasIn(everywhere(connect())), limit(300))));
    await assertFails(getDocs(query(mariasIn(everywhere(connect())), orderBy('em', 'desc'), limit(1))));
  });

  it.each(everyClient)('%s may not list those of more than one user', async (_, connect) => {
    const all = query(everywhere(connect()), limit(300));
    await assertFails(getDocs(all));
    await assertFails(getDocs(query(all, orderBy('em', 'desc'))));
    await assertFails(getDocs(query(all, where('uid', 'in', ['maria', 'joao']))));
    await assertFails(getDocs(query(all, where('promocao', '==', 'natal'))));
    await assertFails(getCount(all));
  });

  it('Maria lists only her own in a promotion', async () => {
    const { docs } = await assertSucceeds(getDocs(query(mariasIn(ofNatal(maria)), limit(300))));
    expect(docs.map(({ id }) => id)).toEqual(['maria']);
    await assertFails(getDocs(query(ofNatal(maria), where('uid', '==', 'joao'), limit(300))));
  });
});

// everythingElse.test.ts tests what else is forbidden in that collection.
it('Maria may list a document that contains her uid in a collection with the same name, and other clients may not', async () => {
  for (const uid of ['maria', 'joao'])
    await admin.write(`outra/documento/participacoes/${uid}`, valid({ uid, segredo: 1 }));
  const { docs } = await assertSucceeds(listElsewhere(maria));
  expect(docs.map(({ id }) => id)).toEqual(['maria']);
  for (const [, connect] of otherClients) await assertFails(listElsewhere(connect()));
});
