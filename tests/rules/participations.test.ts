import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  documentId,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
  type Firestore,
  type Query,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commitOnce } from '../../src/firebase/once';
import { asAdmin, person, seed, startRules, visitor, without } from '../support/firestore';

const PROMOTION = 'promocoes/natal';
const OWN = `${PROMOTION}/participacoes/maria`;
const TITLE = 'Natal premiado';
const DAY_MS = 86_400_000;

let env: RulesTestEnvironment;
let maria: Firestore;
let joao: Firestore;
let nobody: Firestore;

beforeAll(async () => {
  env = await startRules('participations');
  maria = person(env, 'maria', 'maria@example.com');
  joao = person(env, 'joao', 'joao@example.com');
  nobody = visitor(env);
});
beforeEach(async () => {
  await env.clearFirestore();
  await asAdmin(env, async (admin) => {
    const batch = writeBatch(admin);
    batch.set(doc(admin, 'users/maria'), { uid: 'maria' });
    batch.set(doc(admin, 'users/joao'), { uid: 'joao' });
    batch.set(doc(admin, PROMOTION), aPromotion());
    await batch.commit();
  });
});
afterAll(() => env.cleanup());

/** Milliseconds from now. */
const inMs = (ms: number) => Timestamp.fromMillis(Date.now() + ms);

/** Published and open, but for what a test changes. */
function aPromotion(changed: DocumentData = {}): DocumentData {
  return { titulo: TITLE, publicada: true, inicio: inMs(-DAY_MS), fim: inMs(DAY_MS), ...changed };
}

/** Maria's, as she may write it. */
const valid = (): DocumentData => ({ uid: 'maria', promocao: 'natal', titulo: TITLE, em: serverTimestamp() });

/** As it is stored. */
function aParticipation(uid = 'maria', promocao = 'natal'): DocumentData {
  return { uid, promocao, titulo: TITLE, em: Timestamp.now() };
}

function takePart(written = valid(), db = maria, path = OWN) {
  return setDoc(doc(db, path), written);
}

const everywhere = (db: Firestore): Query => collectionGroup(db, 'participacoes');
const ofNatal = (db: Firestore): Query => collection(db, PROMOTION, 'participacoes');
const mariasIn = (some: Query) => query(some, where('uid', '==', 'maria'));

const strangers: [string, () => Firestore][] = [
  ['a visitor', () => nobody],
  ['somebody else', () => joao],
];

const everybody: [string, () => Firestore][] = [['Maria herself', () => maria], ...strangers];

describe('taking part', () => {
  it('Maria takes part for herself', async () => {
    await assertSucceeds(takePart());
  });

  it('Maria takes part by the commit that the product makes', async () => {
    await assertSucceeds(commitOnce(maria, (transaction) => void transaction.set(doc(maria, OWN), valid())));
  });

  it('Maria takes part in a second promotion, and João in the first', async () => {
    await seed(env, 'promocoes/pascoa', aPromotion({ titulo: 'Páscoa' }));
    await assertSucceeds(takePart());
    const second = { ...valid(), promocao: 'pascoa', titulo: 'Páscoa' };
    await assertSucceeds(takePart(second, maria, 'promocoes/pascoa/participacoes/maria'));
    const joaos = { ...valid(), uid: 'joao' };
    await assertSucceeds(takePart(joaos, joao, `${PROMOTION}/participacoes/joao`));
  });

  it.each(strangers)('%s may not take part for Maria', async (_, connect) => {
    await assertFails(takePart(valid(), connect()));
    await assertFails(takePart({ ...valid(), uid: 'joao' }, connect()));
  });

  it('a visitor may not take part at all', async () => {
    await assertFails(takePart({ ...valid(), uid: null }, nobody, `${PROMOTION}/participacoes/null`));
    await assertFails(takePart(valid(), nobody, `${PROMOTION}/participacoes/joao`));
  });

  it('Maria may not take part a second time under another id', async () => {
    await assertFails(takePart(valid(), maria, `${PROMOTION}/participacoes/maria2`));
    await assertFails(takePart({ ...valid(), uid: 'maria2' }, maria, `${PROMOTION}/participacoes/maria2`));
  });

  it('Maria may not take part without a profile, as when her account is being deleted', async () => {
    await asAdmin(env, (admin) => deleteDoc(doc(admin, 'users/maria')));
    await assertFails(takePart());
  });

  it('Maria may not take part in the commit that deletes her profile', async () => {
    const both = writeBatch(maria)
      .delete(doc(maria, 'users/maria'))
      .delete(doc(maria, 'users/maria/privado/consentimento'));
    await assertFails(both.set(doc(maria, OWN), valid()).commit());
  });
});

describe('the fields of a participation', () => {
  it('Maria may not add a field', async () => {
    await assertFails(takePart({ ...valid(), nome: 'Maria' }));
  });

  it.each(['uid', 'promocao', 'titulo', 'em'])('Maria may not leave out %s', async (field) => {
    await assertFails(takePart(without(valid(), field)));
  });

  it.each(['joao', 'Maria', '', 5, null, true, ['maria'], { uid: 'maria' }])(
    'Maria may not write %j for uid',
    async (uid) => {
      await assertFails(takePart({ ...valid(), uid }));
    },
  );

  it.each(['pascoa', 'nenhuma', '', '/natal', 5, null, true, ['natal'], { id: 'natal' }])(
    'Maria may not write %j for promocao',
    async (promocao) => {
      await seed(env, 'promocoes/pascoa', aPromotion());
      await assertFails(takePart({ ...valid(), promocao }));
    },
  );

  it.each(['Páscoa', 'natal premiado', `${TITLE} `, '', 5, null, true, [TITLE], { titulo: TITLE }])(
    'Maria may not write %j for titulo',
    async (titulo) => {
      await seed(env, 'promocoes/pascoa', aPromotion({ titulo: 'Páscoa' }));
      await assertFails(takePart({ ...valid(), titulo }));
    },
  );

  it('Maria may not write the title that the promotion had before', async () => {
    await seed(env, PROMOTION, aPromotion({ titulo: 'Natal mais premiado' }));
    await assertFails(takePart());
  });

  it('Maria may not write any title where the promotion has none', async () => {
    await seed(env, PROMOTION, without(aPromotion(), 'titulo'));
    await assertFails(takePart());
    await assertFails(takePart({ ...valid(), titulo: null }));
    await assertFails(takePart(without(valid(), 'titulo')));
  });

  it.each([
    ['a second ago', Timestamp.fromMillis(Date.now() - 1000)],
    ['in an hour', Timestamp.fromMillis(Date.now() + 3_600_000)],
    ['as text', new Date().toISOString()],
    ['as a number', Date.now()],
    ['null', null],
  ])('Maria may not write a time of her own: %s', async (_, em) => {
    await assertFails(takePart({ ...valid(), em }));
  });
});

describe('only an open promotion is joined', () => {
  it.each<[string, () => DocumentData]>([
    ['began a second ago', () => ({ inicio: inMs(-1000) })],
    ['ends in half a minute', () => ({ fim: inMs(30_000) })],
  ])('Maria takes part where it %s', async (_, changed) => {
    await seed(env, PROMOTION, aPromotion(changed()));
    await assertSucceeds(takePart());
  });

  it.each<[string, () => DocumentData]>([
    ['begins in half a minute', () => ({ inicio: inMs(30_000) })],
    ['ended a second ago', () => ({ fim: inMs(-1000) })],
    ['ends before it begins', () => ({ inicio: inMs(DAY_MS), fim: inMs(-DAY_MS) })],
    ['is hidden', () => ({ publicada: false })],
    ['is published by a text', () => ({ publicada: 'true' })],
    ['is published by a number', () => ({ publicada: 1 })],
    ['begins with a text', () => ({ inicio: '2020-01-01' })],
    ['begins with a number', () => ({ inicio: 0 })],
    ['begins with null', () => ({ inicio: null })],
    ['ends with a text', () => ({ fim: '2999-12-31' })],
    ['ends with a number', () => ({ fim: Date.now() + DAY_MS })],
    ['ends with null', () => ({ fim: null })],
  ])('Maria may not take part where it %s', async (_, changed) => {
    await seed(env, PROMOTION, aPromotion(changed()));
    await assertFails(takePart());
  });

  it.each(['publicada', 'inicio', 'fim'])('Maria may not take part where %s is missing', async (field) => {
    await seed(env, PROMOTION, without(aPromotion(), field));
    await assertFails(takePart());
  });

  it('Maria may not take part where the promotion is missing', async () => {
    await asAdmin(env, (admin) => deleteDoc(doc(admin, PROMOTION)));
    await assertFails(takePart());
  });

  it('Maria may not take part in what is a promotion elsewhere', async () => {
    await seed(env, 'outra/natal', aPromotion());
    await assertFails(takePart(valid(), maria, 'outra/natal/participacoes/maria'));
    await assertFails(takePart(valid(), maria, 'outra/documento/promocoes/natal/participacoes/maria'));
    await assertFails(takePart(valid(), maria, `${PROMOTION}/abaixo/natal/participacoes/maria`));
    await assertFails(takePart(valid(), maria, 'participacoes/maria'));
  });
});

describe('a participation stays as it is', () => {
  beforeEach(() => seed(env, OWN, aParticipation()));

  it.each(everybody)('%s may not change it', async (_, connect) => {
    await assertFails(updateDoc(doc(connect(), OWN), { titulo: 'Páscoa' }));
    await assertFails(updateDoc(doc(connect(), OWN), { em: serverTimestamp() }));
    await assertFails(updateDoc(doc(connect(), OWN), { nome: 'Maria' }));
  });

  it.each(everybody)('%s may not write it again', async (_, connect) => {
    await assertFails(takePart(valid(), connect()));
    await assertFails(setDoc(doc(connect(), OWN), valid(), { merge: true }));
  });

  it.each(everybody)('%s may not write its own content again', async (_, connect) => {
    const content = aParticipation();
    await seed(env, OWN, content);
    await assertFails(takePart(content, connect()));
    await assertFails(updateDoc(doc(connect(), OWN), content));
  });
});

describe('deleting a participation', () => {
  it('Maria deletes her own, and takes part anew', async () => {
    await seed(env, OWN, aParticipation());
    await assertSucceeds(deleteDoc(doc(maria, OWN)));
    await assertSucceeds(takePart());
  });

  it.each(['hidden', 'over', 'gone'])('Maria deletes hers of a promotion that is %s', async (state) => {
    await seed(env, OWN, aParticipation());
    await seed(env, PROMOTION, aPromotion(state === 'hidden' ? { publicada: false } : { fim: inMs(-1000) }));
    if (state === 'gone') await asAdmin(env, (admin) => deleteDoc(doc(admin, PROMOTION)));
    await assertSucceeds(deleteDoc(doc(maria, OWN)));
  });

  it('Maria deletes hers without a profile, as the deletion of an account does', async () => {
    await seed(env, OWN, aParticipation());
    await asAdmin(env, (admin) => deleteDoc(doc(admin, 'users/maria')));
    await assertSucceeds(deleteDoc(doc(maria, OWN)));
  });

  it.each(strangers)("%s may not delete Maria's", async (_, connect) => {
    await seed(env, OWN, aParticipation());
    await assertFails(deleteDoc(doc(connect(), OWN)));
  });
});

describe('getting a participation', () => {
  it('Maria gets her own', async () => {
    await seed(env, OWN, aParticipation());
    const snapshot = await assertSucceeds(getDoc(doc(maria, OWN)));
    expect(snapshot.get('titulo')).toBe(TITLE);
  });

  it('Maria gets to know that she does not take part', async () => {
    const snapshot = await assertSucceeds(getDoc(doc(maria, OWN)));
    expect(snapshot.exists()).toBe(false);
  });

  it.each(strangers)('%s may not get hers, or get to know that there is none', async (_, connect) => {
    await assertFails(getDoc(doc(connect(), OWN)));
    await seed(env, OWN, aParticipation());
    await assertFails(getDoc(doc(connect(), OWN)));
  });
});

describe('listing participations', () => {
  beforeEach(async () => {
    await seed(env, 'promocoes/pascoa/participacoes/maria', aParticipation('maria', 'pascoa'));
    await seed(env, OWN, aParticipation());
    await seed(env, `${PROMOTION}/participacoes/joao`, aParticipation('joao'));
    await seed(env, `${PROMOTION}/participacoes/ana`, aParticipation('ana'));
  });

  it('Maria lists her own of all promotions', async () => {
    const { docs } = await assertSucceeds(getDocs(query(mariasIn(everywhere(maria)), limit(300))));
    expect(docs.map((found) => found.ref.path)).toEqual([OWN, 'promocoes/pascoa/participacoes/maria']);
  });

  it('Maria lists them as her profile does, the newest first', async () => {
    const inOrder = query(mariasIn(everywhere(maria)), orderBy('em', 'desc'), limit(300));
    const { docs } = await assertSucceeds(getDocs(inOrder));
    expect(docs.map((found) => found.get('promocao') as unknown)).toEqual(['natal', 'pascoa']);
  });

  it('Maria may not list more than 300 at once, or without a limit', async () => {
    await assertFails(getDocs(query(mariasIn(everywhere(maria)), limit(301))));
    await assertFails(getDocs(mariasIn(everywhere(maria))));
  });

  it.each(strangers)("%s may not list Maria's", async (_, connect) => {
    await assertFails(getDocs(query(mariasIn(everywhere(connect())), limit(300))));
    await assertFails(getDocs(query(mariasIn(everywhere(connect())), orderBy('em', 'desc'), limit(1))));
  });

  it.each(everybody)('%s may not list those of more than one person', async (_, connect) => {
    const all = everywhere(connect());
    await assertFails(getDocs(query(all, limit(300))));
    await assertFails(getDocs(query(all, orderBy('em', 'desc'), limit(300))));
    await assertFails(getDocs(query(all, where('uid', 'in', ['maria', 'joao']), limit(300))));
    await assertFails(getDocs(query(all, where('promocao', '==', 'natal'), limit(300))));
    await assertFails(getCountFromServer(query(all, limit(300))));
  });

  it.each(everybody)('%s may not list or count those of one promotion', async (_, connect) => {
    const all = ofNatal(connect());
    await assertFails(getDocs(all));
    await assertFails(getDocs(query(all, limit(1))));
    await assertFails(getDocs(query(all, where('promocao', '==', 'natal'), limit(300))));
    await assertFails(getDocs(query(all, where(documentId(), '==', 'ana'), limit(1))));
    await assertFails(getCountFromServer(query(all, limit(300))));
  });

  it('Maria finds no more than her own among those of one promotion', async () => {
    const { docs } = await assertSucceeds(getDocs(query(mariasIn(ofNatal(maria)), limit(300))));
    expect(docs.map(({ id }) => id)).toEqual(['maria']);
    await assertFails(getDocs(query(ofNatal(maria), where('uid', '==', 'joao'), limit(300))));
  });
});

describe('a collection of the same name elsewhere', () => {
  const ELSEWHERE = ['outra/documento/participacoes/maria', 'participacoes/maria'];

  beforeEach(async () => {
    for (const path of ELSEWHERE) await seed(env, path, { ...aParticipation(), segredo: 1 });
    await seed(env, 'outra/documento/participacoes/joao', aParticipation('joao'));
  });

  it.each(ELSEWHERE)('nobody writes or gets %s', async (path) => {
    for (const [, connect] of everybody) {
      await assertFails(getDoc(doc(connect(), path)));
      await assertFails(takePart(valid(), connect(), path));
      await assertFails(updateDoc(doc(connect(), path), { segredo: 2 }));
      await assertFails(deleteDoc(doc(connect(), path)));
    }
  });

  it('Maria lists of them what names her, and nobody else does', async () => {
    const [marias, ...others] = everybody.map(([, connect]) =>
      query(mariasIn(collection(connect(), 'outra/documento/participacoes')), limit(300)),
    );
    const { docs } = await assertSucceeds(getDocs(marias as Query));
    expect(docs.map(({ id }) => id)).toEqual(['maria']);
    for (const refused of others) await assertFails(getDocs(refused));
  });
});
