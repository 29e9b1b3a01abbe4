import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  type Firestore,
} from 'firebase/firestore';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { asAdmin, startRules, visitor } from '../support/firestore';

let env: RulesTestEnvironment;

beforeAll(async () => {
  env = await startRules('everything-else');
  await asAdmin(env, async (admin) => {
    await setDoc(doc(admin, 'configuracoes/salaDeEspera'), { video: '' });
    await setDoc(doc(admin, 'configuracoes/outra'), { segredo: 1 });
    await setDoc(doc(admin, 'outra/documento'), { segredo: 1 });
    await setDoc(doc(admin, 'salaDeEspera/sala'), { link: 'https://example.com/chamada', cliques: 2 });
    await setDoc(doc(admin, 'salaDeEspera/sala/abaixo/documento'), { segredo: 1 });
    await setDoc(doc(admin, 'vagas/vaga'), { sala: 'sala' });
  });
});
afterAll(() => env.cleanup());

// Whoever signs in gets no more than everybody.
describe.each([
  ['a visitor', () => visitor(env)],
  ['a signed-in user', signedIn],
])('%s', (_, connect) => {
  let db: Firestore;
  beforeAll(() => {
    db = connect();
  });

  it("gets the show's settings", async () => {
    await assertSucceeds(getDoc(doc(db, 'configuracoes/salaDeEspera')));
  });

  it("may not change the show's settings", async () => {
    await assertFails(updateDoc(doc(db, 'configuracoes/salaDeEspera'), { video: 'https://example.com' }));
    await assertFails(setDoc(doc(db, 'configuracoes/salaDeEspera'), {}));
    await assertFails(deleteDoc(doc(db, 'configuracoes/salaDeEspera')));
  });

  it('may not read or write other settings, or list them', async () => {
    await assertFails(getDoc(doc(db, 'configuracoes/outra')));
    await assertFails(setDoc(doc(db, 'configuracoes/nova'), {}));
    await assertFails(getDocs(query(collection(db, 'configuracoes'), limit(1))));
  });

  it.each(['outra/documento', 'salaDeEspera/sala/abaixo/documento'])(
    'may not read or write %s',
    async (path) => {
      await assertFails(getDoc(doc(db, path)));
      await assertFails(updateDoc(doc(db, path), { segredo: 2 }));
      await assertFails(deleteDoc(doc(db, path)));
      await assertFails(setDoc(doc(db, `${path}Novo`), {}));
    },
  );

  it.each(['outra', 'salaDeEspera/sala/abaixo'])('may not list %s', async (path) => {
    await assertFails(getDocs(query(collection(db, path), limit(1))));
  });

  it.each(['salaDeEspera', 'vagas'])('may not list every %s of the database', async (collectionId) => {
    await assertFails(getDocs(query(collectionGroup(db, collectionId), limit(1))));
  });

  it('may not create, change or close rooms at will', async () => {
    await assertFails(setDoc(doc(db, 'salaDeEspera/nova'), { link: 'https://example.com', cliques: 0 }));
    await assertFails(updateDoc(doc(db, 'salaDeEspera/sala'), { link: 'https://example.com' }));
    await assertFails(updateDoc(doc(db, 'salaDeEspera/sala'), { cliques: 3 }));
    await assertFails(deleteDoc(doc(db, 'salaDeEspera/sala')));
  });

  it('may not create, change, delete or list tickets at will', async () => {
    await assertFails(setDoc(doc(db, 'vagas', randomUUID()), { sala: 'sala' }));
    await assertFails(updateDoc(doc(db, 'vagas/vaga'), { sala: 'outra' }));
    await assertFails(deleteDoc(doc(db, 'vagas/vaga')));
    await assertFails(getDocs(query(collection(db, 'vagas'), limit(1))));
  });
});

function signedIn(): Firestore {
  // As in tests/support/firestore.ts.
  return env
    .authenticatedContext('maria', { email: 'maria@example.com' })
    .firestore() as unknown as Firestore;
}
