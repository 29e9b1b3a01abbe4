import { spawnSync } from 'node:child_process';
import { expect, test } from '../e2e/fixtures';
import { terminal } from '../support/terminal';

/** More than a page of 300. */
const MANY = 301;

function participantes(environment: NodeJS.ProcessEnv, ...words: string[]) {
  const args = ['--import', 'tsx', 'scripts/participantes/participantes.ts', ...words];
  return spawnSync(process.execPath, args, { env: environment, encoding: 'utf8' });
}

test('npm run participantes writes who takes part in a promotion', async ({ admin }) => {
  await admin.write('promocoes/carro', { titulo: 'Um carro' });
  await admin.write('users/maria', {
    uid: 'maria',
    email: 'maria@example.com',
    name: 'Maria; "a" da Silva',
    celular: '11912345678',
    estado: 'SP',
    cidade: 'São Paulo',
    confirmado: true,
  });
  await admin.write('users/bob', {
    uid: 'bob',
    email: 'bob@example.com',
    name: '=HYPERLINK("https://example.com")',
    celular: '7132345678',
    estado: 'BA',
    cidade: 'Salvador',
  });
  const takesPart = (uid: string, em: string, accepted = {}) =>
    admin.write(`promocoes/carro/participacoes/${uid}`, {
      uid,
      promocao: 'carro',
      em: new Date(em),
      ...accepted,
    });
  await takesPart('bob', '2026-12-01T02:30:05Z');
  await takesPart('maria', '2026-11-30T23:00:00Z', { regulamento: 'https://example.com/regulamento' });
  await takesPart('leaving', '2026-12-02T12:00:00Z');

  const rows = [
    ['nome', 'e-mail', 'celular', 'estado', 'cidade', 'confirmado', 'hora de Brasília', 'regulamento'],
    [
      'Maria; ""a"" da Silva',
      'maria@example.com',
      '(11) 91234-5678',
      'SP',
      'São Paulo',
      'sim',
      '2026-11-30 20:00:00',
      'https://example.com/regulamento',
    ],
    [
      `'=HYPERLINK(""https://example.com"")`,
      'bob@example.com',
      '(71) 3234-5678',
      'BA',
      'Salvador',
      'não',
      '2026-11-30 23:30:05',
      '',
    ],
    ['', '', '', '', '', '', '2026-12-02 09:00:00', ''],
  ];
  const csv = `\ufeff${rows.map((cells) => `"${cells.join('";"')}"\r\n`).join('')}`;
  expect(participantes(process.env, 'carro')).toMatchObject({
    status: 0,
    stdout: csv,
    stderr: 'Nos emuladores.\n3 participantes\n',
  });
  const { GCLOUD_PROJECT: project = '', ...environment } = process.env;
  expect(participantes(environment, 'carro', '--projeto', project)).toMatchObject({
    status: 0,
    stdout: csv,
    stderr: expect.stringContaining(`No projeto ${project}, mas no emulador 127.0.0.1:`),
  });

  // Who takes part in it remains.
  await admin.remove('promocoes/carro');
  expect(participantes(process.env, 'carro')).toMatchObject({ status: 0, stdout: csv });
});

test('npm run participantes reads in pages and shows its progress', async ({ admin }) => {
  await admin.write('promocoes/carro', { titulo: 'Um carro' });
  // All in the same moment: a page must begin where the last one ended, and not at the next moment.
  const em = new Date('2026-11-30T23:00:00Z');
  const ids = Array.from({ length: MANY }, (_, index) => `pessoa${index}`);
  await Promise.all(ids.map((uid) => admin.write(`promocoes/carro/participacoes/${uid}`, { uid, em })));
  const { status, stdout, stderr } = participantes(process.env, 'carro');
  expect(status).toBe(0);
  expect(stdout.trim().split('\r\n')).toHaveLength(1 + MANY);
  expect(stderr).toBe(`Nos emuladores.\n300 participantes\n${MANY} participantes\n`);
});

test('npm run participantes says what is wrong', async ({ admin }) => {
  await admin.write('promocoes/carro', { titulo: 'Um carro' });
  expect(participantes(process.env, 'carro')).toMatchObject({
    status: 0,
    stdout:
      '\ufeff"nome";"e-mail";"celular";"estado";"cidade";"confirmado";"hora de Brasília";"regulamento"\r\n',
    stderr: 'Nos emuladores.\n0 participantes\n',
  });
  expect(participantes(process.env, 'moto')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'Nos emuladores.\nA promoção moto não existe. As que existem: carro.\n',
  });
  for (const words of [[], ['carro', 'moto'], ['promocoes/carro'], ['carro', '--csv']])
    expect(participantes(process.env, ...words)).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('Uso:'),
    });
  const nobody = { ...terminal, HOME: '/nao-existe', METADATA_SERVER_DETECTION: 'none' };
  expect(participantes(nobody, 'carro', '--projeto', 'show-no-ar')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('Não há credenciais do Google'),
  });
});
