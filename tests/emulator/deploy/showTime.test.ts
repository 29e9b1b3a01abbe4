import { beforeEach, expect, it } from 'vitest';
import { checkShowTime } from '../../../scripts/deploy/showTime';
import { HOUR_MS } from '../../../src/base/durations';
import { admin, deleteDocuments, env, startProject } from '../../support/project';

startProject('deploy-show');

beforeEach(deleteDocuments);

const check = (allowed = false, server = `http://${process.env.FIRESTORE_EMULATOR_HOST}`) =>
  checkShowTime(
    { VITE_FIREBASE_PROJECT_ID: env.projectId, VITE_SITE_URL: 'https://show.example' },
    allowed,
    server,
  );

const inHours = (hours: number) => new Date(Date.now() + HOUR_MS * hours);
const writeShow = (begin: number, end: number) =>
  admin.write('configuracoes/salaDeEspera', { inicio: inHours(begin), fim: inHours(end) });

const NONE = { summary: 'nenhum no ar, nem nas próximas 12 horas' };

it('without a show, a deploy goes on', async () => {
  expect(await check()).toEqual(NONE);
});

it.each([
  [12.1, 13],
  [-2, -1],
])('a show from %d to %d hours from now is no reason against a deploy', async (begin, end) => {
  await writeShow(begin, end);
  expect(await check()).toEqual(NONE);
});

it.each([
  [11.9, 13],
  [-1, 1],
])('nothing is published if a show is from %d to %d hours from now', async (begin, end) => {
  await writeShow(begin, end);
  await expect(check()).rejects.toThrow(/^o show é .*use --durante-o-show\.$/);
});

it('nothing is published while a room is open, unless an option says so', async () => {
  await admin.write('salaDeEspera/a', { link: 'protegido:show', cliques: 0 });
  await expect(check()).rejects.toThrow(/^há uma sala aberta\. /);
  expect(await check(true)).toEqual({
    unknown: true,
    summary: 'há uma sala aberta; --durante-o-show permite publicar',
  });
});

it('a deploy that cannot read the show leaves it to a person', async () => {
  expect(await check(false, 'http://127.0.0.1:1')).toMatchObject({ unknown: true });
});
