import { expect, it } from 'vitest';
import { readPublished } from '../../../scripts/deploy/publishedPromotions';
import { DAY_MS } from '../../../src/base/durations';
import { admin, env, startProject } from '../../support/project';

startProject('deploy');

const read = (server = `http://${process.env.FIRESTORE_EMULATOR_HOST}`) =>
  readPublished({ VITE_FIREBASE_PROJECT_ID: env.projectId, VITE_SITE_URL: 'https://show.example' }, server);

const inDays = (days: number) => new Date(Date.now() + DAY_MS * days);

it('a deploy reads the published promotions that can have a page of their own, as a visitor', async () => {
  const published = { titulo: 'Natal', descricao: 'Uma ceia', publicada: true, fim: inDays(1) };
  await admin.write('promocoes/natal', published);
  await admin.write('promocoes/Ano-Novo_2027', {
    ...published,
    titulo: 'Ano Novo',
    imagem: '/a.jpg',
    fim: inDays(2),
  });
  await admin.write('promocoes/oculta', { ...published, publicada: false });
  await admin.write('promocoes/sem-titulo', { ...published, titulo: 5 });
  for (const id of ['_', 'index', 'são joão', '..%2Findex', 'a.b'])
    await admin.write(`promocoes/${id}`, published);
  expect(await read()).toEqual({
    summary: '2 com título e imagem próprios nos links compartilhados',
    value: [
      { id: 'Ano-Novo_2027', titulo: 'Ano Novo', descricao: 'Uma ceia', imagem: '/a.jpg' },
      { id: 'natal', titulo: 'Natal', descricao: 'Uma ceia', imagem: '' },
    ],
  });
});

it('a deploy that cannot read the promotions goes on without pages of their own', async () => {
  expect(await read('http://127.0.0.1:1')).toMatchObject({ unknown: true, value: [] });
});
