import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { aProfile } from '../../support/person';
import { admin, env, startProject } from '../../support/project';

startProject('participantes-csv');

/** The rows of the CSV, by the time of taking part; the last person has no profile any more. */
const ROWS = `
nome|e-mail|celular|estado|cidade|confirmado|hora de Brasília|regulamento|código
Maria; ""a"" da Silva|maria@example.com|(11) 91234-5678|SP|São Paulo|sim|2026-11-30 20:00:00|https://example.com/regulamento|MARI A
'=HYPERLINK(""https://example.com"")|maria@example.com|(71) 3234-5678|SP|São Paulo|não|2026-11-30 23:30:05||BOB
||||||2026-12-02 09:00:00||LEAV ING
`
  .trim()
  .split('\n')
  .map((row) => row.split('|'));

it('npm run participantes writes who takes part in a promotion', async () => {
  await admin.write('promocoes/carro', { titulo: 'Um carro' });
  await admin.write('users/maria', { ...aProfile(), name: 'Maria; "a" da Silva', confirmado: true });
  await admin.write('users/bob', {
    ...aProfile('bob'),
    name: ' =HYPERLINK("https://example.com")',
    celular: '7132345678',
  });
  const regulamento = 'https://example.com/regulamento';
  for (const [uid, em, accepted] of [
    ['bob', '2026-12-01T02:30:05Z', {}],
    ['maria', '2026-11-30T23:00:00Z', { regulamento }],
    ['leaving', '2026-12-02T12:00:00Z', {}],
  ] as const) {
    const taking = { uid, promocao: 'carro', em: new Date(em), ...accepted };
    await admin.write(`promocoes/carro/participacoes/${uid}`, taking);
  }

  const csv = `\ufeff${ROWS.map((cells) => `"${cells.join('";"')}"\r\n`).join('')}`;
  const command = '--import tsx scripts/participantes/participantes.ts carro --projeto'.split(' ');
  const { GCLOUD_PROJECT: _, ...environment } = process.env;
  expect(
    spawnSync(process.execPath, [...command, env.projectId], { env: environment, encoding: 'utf8' }),
  ).toMatchObject({
    status: 0,
    stdout: csv,
    stderr: expect.stringMatching(
      new RegExp(`^No projeto ${env.projectId}, mas no emulador 127.0.0.1:.*\nParticipantes: 3\n$`),
    ),
  });
});
