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
} from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { REFUSED_DOCUMENT } from '../../src/firebase/heartbeat';
import { asAdmin, signedIn, startRules, visitor } from '../support/firestore';

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
    await setDoc(doc(admin, 'users/joao'), { uid: 'joao', name: 'João' });
    await setDoc(doc(admin, 'users/joao/privado/consentimento'), { versao: '2026-11-21' });
    await setDoc(doc(admin, 'users/joao/privado/contagem'), { estado: 'SP' });
    await setDoc(doc(admin, 'users/maria/privado/documento'), { segredo: 1 });
    await setDoc(doc(admin, 'users/maria/abaixo/documento'), { segredo: 1 });
    await setDoc(doc(admin, 'users/maria/privado/consentimento/abaixo/documento'), { segredo: 1 });
    await setDoc(doc(admin, 'usuariosPorEstado/SP'), { quantidade: 1 });
    await setDoc(doc(admin, 'usuariosPorEstado/SP/abaixo/documento'), { segredo: 1 });
    await setDoc(doc(admin, 'usuariosCadastrados/qtdUsuarios'), { quantidade: 1 });
    await setDoc(doc(admin, 'usuariosCadastrados/documento'), { segredo: 1 });
    await setDoc(doc(admin, 'promocoes/natal'), { titulo: 'Natal premiado', publicada: true });
    await setDoc(doc(admin, 'promocoes/natal/abaixo/documento'), { segredo: 1 });
    await setDoc(doc(admin, 'promocoes/natal/participacoes/joao'), { uid: 'joao' });
    await setDoc(doc(admin, 'promocoes/natal/participacoes/maria/abaixo/documento'), { segredo: 1 });
    await setDoc(doc(admin, 'outra/documento/participacoes/maria'), { uid: 'maria', segredo: 1 });
  });
});
afterAll(() => env.cleanup());

// Signing in gives no access beyond the user's own account.
describe.each([
  ['a visitor', () => visitor(env)],
  ['a signed-in user', () => signedIn(env, 'maria', 'maria@example.com')],
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

  it.each([
    REFUSED_DOCUMENT,
    'outra/documento',
    'salaDeEspera/sala/abaixo/documento',
    'users/maria/privado/documento',
    'users/maria/abaixo/documento',
    'users/maria/privado/consentimento/abaixo/documento',
    'usuariosPorEstado/SP/abaixo/documento',
    'usuariosCadastrados/documento',
    'promocoes/natal/abaixo/documento',
    'promocoes/natal/participacoes/joao',
    'promocoes/natal/participacoes/maria/abaixo/documento',
    'outra/documento/participacoes/maria',
  ])('may not read or write %s', async (path) => {
    await assertFails(getDoc(doc(db, path)));
    await assertFails(updateDoc(doc(db, path), { segredo: 2 }));
    await assertFails(deleteDoc(doc(db, path)));
    await assertFails(setDoc(doc(db, `${path}Novo`), {}));
  });

  it.each([
    'outra',
    'salaDeEspera/sala/abaixo',
    'users',
    'users/joao/privado',
    'users/maria/privado',
    'users/maria/abaixo',
    'usuariosPorEstado',
    'usuariosCadastrados',
    'promocoes',
    'promocoes/natal/abaixo',
    'promocoes/natal/participacoes',
    'promocoes/natal/participacoes/maria/abaixo',
    'outra/documento/participacoes',
  ])('may not list %s', async (path) => {
    await assertFails(getDocs(query(collection(db, path), limit(1))));
  });

  it.each([
    'salaDeEspera',
    'vagas',
    'users',
    'privado',
    'usuariosPorEstado',
    'usuariosCadastrados',
    'configuracoes',
    'promocoes',
    'participacoes',
    'abaixo',
  ])('may not query the collection group %s', async (collectionId) => {
    await assertFails(getDocs(query(collectionGroup(db, collectionId), limit(1))));
  });

  it('may not create, change or delete rooms in other ways', async () => {
    await assertFails(setDoc(doc(db, 'salaDeEspera/nova'), { link: 'https://example.com', cliques: 0 }));
    await assertFails(updateDoc(doc(db, 'salaDeEspera/sala'), { link: 'https://example.com' }));
    await assertFails(updateDoc(doc(db, 'salaDeEspera/sala'), { cliques: 3 }));
    await assertFails(deleteDoc(doc(db, 'salaDeEspera/sala')));
  });

  it('may not create, change, delete or list tickets in other ways', async () => {
    await assertFails(setDoc(doc(db, 'vagas', randomUUID()), { sala: 'sala' }));
    await assertFails(updateDoc(doc(db, 'vagas/vaga'), { sala: 'outra' }));
    await assertFails(deleteDoc(doc(db, 'vagas/vaga')));
    await assertFails(getDocs(query(collection(db, 'vagas'), limit(1))));
  });

  it('may not create, change or delete promotions', async () => {
    await assertFails(setDoc(doc(db, 'promocoes/nova'), { titulo: 'Páscoa', publicada: true }));
    await assertFails(updateDoc(doc(db, 'promocoes/natal'), { titulo: 'Páscoa' }));
    await assertFails(deleteDoc(doc(db, 'promocoes/natal')));
  });

  it("may not read or write another user's account", async () => {
    for (const path of ['users/joao', 'users/joao/privado/consentimento', 'users/joao/privado/contagem']) {
      await assertFails(getDoc(doc(db, path)));
      await assertFails(updateDoc(doc(db, path), { estado: 'RJ' }));
      await assertFails(deleteDoc(doc(db, path)));
    }
  });

  it('may not change or delete the counters in other ways', async () => {
    for (const path of ['usuariosPorEstado/SP', 'usuariosCadastrados/qtdUsuarios']) {
      await assertFails(updateDoc(doc(db, path), { quantidade: 2 }));
      await assertFails(deleteDoc(doc(db, path)));
    }
  });
});
