import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, collectionGroup, getCount, getDocs, limit, query } from 'firebase/firestore/lite';
import { beforeAll, describe, it } from 'vitest';
import { REFUSED_DOCUMENT } from '../../src/firebase/heartbeat';
import {
  anonymous,
  byAdmin,
  expectDenied,
  get,
  maria,
  remove,
  set,
  update,
  startClients,
} from '../support/rules';

const SETTINGS = 'configuracoes/salaDeEspera';

/** Documents that neither a visitor nor Maria may get or write. */
const SECRET = [
  'configuracoes/outra',
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
  'participacoes/maria',
  // Documents of another user.
  'users/joao',
  'users/joao/privado/consentimento',
  'users/joao/privado/contagem',
];

startClients('everything-else');
beforeAll(() =>
  byAdmin(
    ...SECRET.map((path) => set(path, { uid: path.split('/').at(-1), segredo: 1 })),
    set(SETTINGS, { video: '' }),
    set('salaDeEspera/sala', { link: 'https://example.com/chamada', cliques: 2 }),
    set('vagas/vaga', { sala: 'sala' }),
    set('usuariosPorEstado/SP', { quantidade: 1 }),
    set('usuariosCadastrados/qtdUsuarios', { quantidade: 1 }),
    set('promocoes/natal', { titulo: 'Natal premiado', publicada: true }),
  ),
);

// A signed-in user may do no more than a visitor, except with the own account.
describe.each([
  ['a visitor', () => anonymous],
  ['a signed-in user', () => maria],
])('%s', (_, connect) => {
  it("gets the show's settings", async () => {
    await assertSucceeds(get(connect(), SETTINGS));
  });

  it.each([REFUSED_DOCUMENT, ...SECRET])('may not read or write %s', async (path) => {
    await assertFails(get(connect(), path));
    await expectDenied(connect(), update(path, { segredo: 2 }));
    await expectDenied(connect(), remove(path));
    await expectDenied(connect(), set(`${path}Novo`, {}));
  });

  it.each([
    'outra',
    'users',
    'vagas',
    'configuracoes',
    'promocoes',
    'usuariosPorEstado',
    'usuariosCadastrados',
    'salaDeEspera/sala/abaixo',
    'users/maria/abaixo',
    'users/maria/privado',
    'users/joao/privado',
    'promocoes/natal/abaixo',
    'promocoes/natal/participacoes',
    'outra/documento/participacoes',
    'promocoes/natal/participacoes/maria/abaixo',
  ])('may not list or count %s', async (path) => {
    await assertFails(getDocs(query(collection(connect(), path), limit(1))));
    await assertFails(getCount(collection(connect(), path)));
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
  ])('may not query the collection group %s', async (id) => {
    await assertFails(getDocs(query(collectionGroup(connect(), id), limit(1))));
    await assertFails(getCount(collectionGroup(connect(), id)));
  });
});
