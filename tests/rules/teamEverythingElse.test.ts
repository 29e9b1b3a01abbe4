import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'vitest';
import { at } from '../support/firestore';
import { PROTECTED } from '../support/links';
import { expectDenied, get, remove, set, update, type Write } from '../support/rules';
import { ana, startTeam, TWO_DAYS_AGO } from '../support/team';

const PREPARED = 'linksDaSala/show';
const PLACE = `vagas/${randomUUID()}`;
const STATE = 'usuariosPorEstado/SP';
const TOTAL = 'usuariosCadastrados/qtdUsuarios';

startTeam('team-everything-else', () => ({
  [PREPARED]: { link: 'https://example.com/chamada', em: at(0) },
  [PLACE]: { sala: 'sala', link: PROTECTED, em: at(0), dono: 'maria' },
  'salaDeEspera/sala': { link: PROTECTED, cliques: 0 },
  'users/maria': { name: 'Maria' },
  'users/maria/privado/consentimento': { versao: '2026-11-24' },
  [STATE]: { quantidade: 1 },
  [TOTAL]: { quantidade: 1 },
}));

describe('the team', () => {
  it.each<[string, () => Write]>([
    ['own a place', () => update(PLACE, { dono: 'ana' })],
    ['make a place older', () => update(PLACE, { em: TWO_DAYS_AGO() })],
    ['empty a place', () => set(PLACE, {})],
    [
      'create a place',
      () => set(`vagas/${randomUUID()}`, { sala: 'sala', link: PROTECTED, em: serverTimestamp() }),
    ],
    ...[STATE, TOTAL].flatMap((path): [string, () => Write][] => [
      [`add to ${path}`, () => update(path, { quantidade: increment(1) })],
      [`write ${path}`, () => set(path, { quantidade: 0 })],
      [`remove ${path}`, () => remove(path)],
    ]),
    ['change a profile', () => update('users/maria', { name: 'Ana' })],
    ['remove a profile', () => remove('users/maria')],
    ['write other settings', () => set('configuracoes/outra', {})],
    ['write a document of its own', () => set('outra/documento', {})],
  ])('may not %s', async (_, write) => {
    await expectDenied(ana, write());
  });

  it.each([
    'users/maria',
    'users/maria/privado/consentimento',
    'usuariosPorEstado/SP',
    'configuracoes/outra',
  ])('may not get %s', async (path) => {
    await assertFails(get(ana, path));
  });

  it.each(['linksDaSala', 'vagas', `${PREPARED}/ganhadores`, 'promocoes', 'usuariosPorEstado'])(
    'may not list more than 50 documents of %s',
    async (path) => {
      await assertSucceeds(getDocs(query(collection(ana, path), limit(50))));
      await assertFails(getDocs(query(collection(ana, path), limit(51))));
      await assertFails(getDocs(collection(ana, path)));
    },
  );

  it.each(['users', 'users/maria/privado', 'usuariosCadastrados', 'equipe', 'configuracoes', 'outra'])(
    'may not list %s',
    async (path) => {
      await assertFails(getDocs(query(collection(ana, path), limit(1))));
    },
  );

  it.each(['ganhadores', 'participacoes', 'users', 'privado', 'vagas', 'linksDaSala', 'equipe'])(
    'may not query the collection group %s',
    async (group) => {
      await assertFails(getDocs(query(collectionGroup(ana, group), limit(1))));
      await assertFails(getDocs(query(collectionGroup(ana, group), where('uid', '==', 'maria'), limit(1))));
    },
  );
});
