import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  documentId,
  getCount,
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
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commitOnce } from '../../src/firebase/once';
import { asAdmin, isOffsetRefused, signedIn, seed, startRules, visitor, without } from '../support/firestore';

const PROMOTION = 'promocoes/natal';
const OWN = `${PROMOTION}/participacoes/maria`;
const TITLE = 'Natal premiado';
const DAY_MS = 86_400_000;

let env: RulesTestEnvironment;
let maria: Firestore;
let joao: Firestore;
let anonymous: Firestore;

beforeAll(async () => {
  env = await startRules('participations');
  maria = signedIn(env, 'maria', 'maria@example.com');
  joao = signedIn(env, 'joao', 'joao@example.com');
  anonymous = visitor(env);
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

/** A published, open promotion with these fields changed. */
function aPromotion(changed: DocumentData = {}): DocumentData {
  return { titulo: TITLE, publicada: true, inicio: inMs(-DAY_MS), fim: inMs(DAY_MS), ...changed };
}

/** A participation that Maria may create. */
const valid = (): DocumentData => ({ uid: 'maria', promocao: 'natal', titulo: TITLE, em: serverTimestamp() });

/** A participation as it is stored. */
function aParticipation(uid = 'maria', promocao = 'natal'): DocumentData {
  return { uid, promocao, titulo: TITLE, em: Timestamp.now() };
}

function takePart(written = valid(), db = maria, path = OWN) {
  return setDoc(doc(db, path), written);
}

const everywhere = (db: Firestore): Query => collectionGroup(db, 'participacoes');
const ofNatal = (db: Firestore): Query => collection(db, PROMOTION, 'participacoes');
const mariasIn = (some: Query) => query(some, where('uid', '==', 'maria'));

const otherClients: [string, () => Firestore][] = [
  ['a visitor', () => anonymous],
  ['another user', () => joao],
];

const everyClient: [string, () => Firestore][] = [['Maria', () => maria], ...otherClients];

describe('creating a participation', () => {
  it('Maria takes part for herself', async () => {
    await assertSucceeds(takePart());
  });

  it('Maria takes part with the commit of the product', async () => {
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

  it.each(otherClients)('%s may not take part for Maria', async (_, connect) => {
    await assertFails(takePart(valid(), connect()));
    await assertFails(takePart({ ...valid(), uid: 'joao' }, connect()));
  });

  it('a visitor may not take part at all', async () => {
    await assertFails(takePart({ ...valid(), uid: null }, anonymous, `${PROMOTION}/participacoes/null`));
    await assertFails(takePart(valid(), anonymous, `${PROMOTION}/participacoes/joao`));
  });

  it('Maria may not take part again under another id', async () => {
    await assertFails(takePart(valid(), maria, `${PROMOTION}/participacoes/maria2`));
    await assertFails(takePart({ ...valid(), uid: 'maria2' }, maria, `${PROMOTION}/participacoes/maria2`));
  });

  describe('in a promotion with rules', () => {
    const RULES = 'https://example.com/regulamento.pdf';
    beforeEach(() => seed(env, PROMOTION, aPromotion({ regulamento: RULES })));

    it('Maria keeps the address of the rules that she accepts', async () => {
      await assertSucceeds(takePart({ ...valid(), regulamento: RULES }));
    });

    it('Maria accepts an address with a line break as the page reads it', async () => {
      const regulamento = `${RULES}\n`;
      await seed(env, PROMOTION, aPromotion({ regulamento }));
      await assertFails(takePart());
      await assertSucceeds(takePart({ ...valid(), regulamento }));
    });

    it.each([undefined, null, '', 'https://example.com/antigo.pdf', [RULES], true])(
      'Maria may not take part with the rules %j',
      async (regulamento) => {
        await assertFails(takePart(regulamento === undefined ? valid() : { ...valid(), regulamento }));
      },
    );
  });

  // Addresses that the page does not show, either.
  it.each(['', 'http://example.com/regulamento.pdf', 'em breve', 5, null])(
    'Maria takes part without rules where the promotion has %j',
    async (regulamento) => {
      await seed(env, PROMOTION, aPromotion({ regulamento }));
      await assertFails(takePart({ ...valid(), regulamento }));
      await assertSucceeds(takePart());
    },
  );

  it('Maria may not take part without a profile', async () => {
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

  it('Maria may not write the previous title of the promotion', async () => {
    await seed(env, PROMOTION, aPromotion({ titulo: 'Natal mais premiado' }));
    await assertFails(takePart());
  });

  it('Maria may not write a title if the promotion has none', async () => {
    await seed(env, PROMOTION, without(aPromotion(), 'titulo'));
    await assertFails(takePart());
    await assertFails(takePart({ ...valid(), titulo: null }));
    await assertFails(takePart(without(valid(), 'titulo')));
  });

  it.each([
    ['a second ago', Timestamp.fromMillis(Date.now() - 1000)],
    ['in an hour', Timestamp.fromMillis(Date.now() + 3_600_000)],
    ['as a string', new Date().toISOString()],
    ['as a number', Date.now()],
    ['null', null],
  ])('Maria may not choose the time: %s', async (_, em) => {
    await assertFails(takePart({ ...valid(), em }));
  });
});

describe('the period of the promotion', () => {
  it.each<[string, () => DocumentData]>([
    ['began a second ago', () => ({ inicio: inMs(-1000) })],
    ['ends in half a minute', () => ({ fim: inMs(30_000) })],
  ])('Maria may take part if it %s', async (_, changed) => {
    await seed(env, PROMOTION, aPromotion(changed()));
    await assertSucceeds(takePart());
  });

  it.each<[string, () => DocumentData]>([
    ['begins in half a minute', () => ({ inicio: inMs(30_000) })],
    ['ended a second ago', () => ({ fim: inMs(-1000) })],
    ['ends before it begins', () => ({ inicio: inMs(DAY_MS), fim: inMs(-DAY_MS) })],
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
    await seed(env, PROMOTION, aPromotion(changed()));
    await assertFails(takePart());
  });

  it.each(['publicada', 'inicio', 'fim'])('Maria may not take part if %s is missing', async (field) => {
    await seed(env, PROMOTION, without(aPromotion(), field));
    await assertFails(takePart());
  });

  it('Maria may not take part if the promotion does not exist', async () => {
    await asAdmin(env, (admin) => deleteDoc(doc(admin, PROMOTION)));
    await assertFails(takePart());
  });

  it('Maria may not take part below a document in another collection', async () => {
    await seed(env, 'outra/natal', aPromotion());
    await assertFails(takePart(valid(), maria, 'outra/natal/participacoes/maria'));
    await assertFails(takePart(valid(), maria, 'outra/documento/promocoes/natal/participacoes/maria'));
    await assertFails(takePart(valid(), maria, `${PROMOTION}/abaixo/natal/participacoes/maria`));
    await assertFails(takePart(valid(), maria, 'participacoes/maria'));
  });
});

describe('an existing participation', () => {
  beforeEach(() => seed(env, OWN, aParticipation()));

  it.each(everyClient)('may not be changed by %s', async (_, connect) => {
    await assertFails(updateDoc(doc(connect(), OWN), { titulo: 'Páscoa' }));
    await assertFails(updateDoc(doc(connect(), OWN), { em: serverTimestamp() }));
    await assertFails(updateDoc(doc(connect(), OWN), { nome: 'Maria' }));
  });

  it.each(everyClient)('may not be written again by %s', async (_, connect) => {
    await assertFails(takePart(valid(), connect()));
    await assertFails(setDoc(doc(connect(), OWN), valid(), { merge: true }));
  });

  it.each(everyClient)('may not be overwritten with its own content by %s', async (_, connect) => {
    const content = aParticipation();
    await seed(env, OWN, content);
    await assertFails(takePart(content, connect()));
    await assertFails(updateDoc(doc(connect(), OWN), content));
  });
});

describe('deleting a participation', () => {
  it('Maria deletes her own and can take part again', async () => {
    await seed(env, OWN, aParticipation());
    await assertSucceeds(deleteDoc(doc(maria, OWN)));
    await assertSucceeds(takePart());
  });

  it.each(['hidden', 'over', 'deleted'])(
    'Maria deletes her own from a promotion that is %s',
    async (state) => {
      await seed(env, OWN, aParticipation());
      await seed(
        env,
        PROMOTION,
        aPromotion(state === 'hidden' ? { publicada: false } : { fim: inMs(-1000) }),
      );
      if (state === 'deleted') await asAdmin(env, (admin) => deleteDoc(doc(admin, PROMOTION)));
      await assertSucceeds(deleteDoc(doc(maria, OWN)));
    },
  );

  it('Maria deletes her own after her profile was deleted', async () => {
    await seed(env, OWN, aParticipation());
    await asAdmin(env, (admin) => deleteDoc(doc(admin, 'users/maria')));
    await assertSucceeds(deleteDoc(doc(maria, OWN)));
  });

  it.each(otherClients)("%s may not delete Maria's", async (_, connect) => {
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

  it('Maria learns that she does not take part', async () => {
    const snapshot = await assertSucceeds(getDoc(doc(maria, OWN)));
    expect(snapshot.exists()).toBe(false);
  });

  it.each(otherClients)("%s may not get Maria's, or learn that it does not exist", async (_, connect) => {
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

  it('Maria lists her own in all promotions', async () => {
    const { docs } = await assertSucceeds(getDocs(query(mariasIn(everywhere(maria)), limit(300))));
    expect(docs.map((found) => found.ref.path)).toEqual([OWN, 'promocoes/pascoa/participacoes/maria']);
  });

  it('Maria lists her own like the profile page, the latest first', async () => {
    const inOrder = query(mariasIn(everywhere(maria)), orderBy('em', 'desc'), limit(300));
    const { docs } = await assertSucceeds(getDocs(inOrder));
    expect(docs.map((found) => found.get('promocao') as unknown)).toEqual(['natal', 'pascoa']);
  });

  it('Maria may not list more than 300 at once, or without a limit', async () => {
    await assertFails(getDocs(query(mariasIn(everywhere(maria)), limit(301))));
    await assertFails(getDocs(mariasIn(everywhere(maria))));
  });

  it('Maria may not skip any, which are billed, too', async () => {
    const own = { field: { fieldPath: 'uid' }, op: 'EQUAL', value: { stringValue: 'maria' } };
    const from = [{ collectionId: 'participacoes', allDescendants: true }];
    const listed = { from, where: { fieldFilter: own }, limit: 300 };
    expect(await isOffsetRefused(env, 'maria', listed)).toBe(true);
  });

  it.each(otherClients)("%s may not list Maria's", async (_, connect) => {
    await assertFails(getDocs(query(mariasIn(everywhere(connect())), limit(300))));
    await assertFails(getDocs(query(mariasIn(everywhere(connect())), orderBy('em', 'desc'), limit(1))));
  });

  it.each(everyClient)('%s may not list those of more than one user', async (_, connect) => {
    const all = everywhere(connect());
    await assertFails(getDocs(query(all, limit(300))));
    await assertFails(getDocs(query(all, orderBy('em', 'desc'), limit(300))));
    await assertFails(getDocs(query(all, where('uid', 'in', ['maria', 'joao']), limit(300))));
    await assertFails(getDocs(query(all, where('promocao', '==', 'natal'), limit(300))));
    await assertFails(getCount(query(all, limit(300))));
  });

  it.each(everyClient)('%s may not list or count those of a promotion', async (_, connect) => {
    const all = ofNatal(connect());
    await assertFails(getDocs(all));
    await assertFails(getDocs(query(all, limit(1))));
    await assertFails(getDocs(query(all, where('promocao', '==', 'natal'), limit(300))));
    await assertFails(getDocs(query(all, where(documentId(), '==', 'ana'), limit(1))));
    await assertFails(getCount(query(all, limit(300))));
  });

  it('Maria lists only her own in a promotion', async () => {
    const { docs } = await assertSucceeds(getDocs(query(mariasIn(ofNatal(maria)), limit(300))));
    expect(docs.map(({ id }) => id)).toEqual(['maria']);
    await assertFails(getDocs(query(ofNatal(maria), where('uid', '==', 'joao'), limit(300))));
  });
});

describe('a collection with the same name elsewhere', () => {
  const ELSEWHERE = ['outra/documento/participacoes/maria', 'participacoes/maria'];

  beforeEach(async () => {
    for (const path of ELSEWHERE) await seed(env, path, { ...aParticipation(), segredo: 1 });
    await seed(env, 'outra/documento/participacoes/joao', aParticipation('joao'));
  });

  it.each(ELSEWHERE)('no client may read or write %s', async (path) => {
    for (const [, connect] of everyClient) {
      await assertFails(getDoc(doc(connect(), path)));
      await assertFails(takePart(valid(), connect(), path));
      await assertFails(updateDoc(doc(connect(), path), { segredo: 2 }));
      await assertFails(deleteDoc(doc(connect(), path)));
    }
  });

  it('Maria may list a document that contains her uid, and other clients may not', async () => {
    const [marias, ...others] = everyClient.map(([, connect]) =>
      query(mariasIn(collection(connect(), 'outra/documento/participacoes')), limit(300)),
    );
    const { docs } = await assertSucceeds(getDocs(marias as Query));
    expect(docs.map(({ id }) => id)).toEqual(['maria']);
    for (const refused of others) await assertFails(getDocs(refused));
  });
});
