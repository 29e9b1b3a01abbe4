import { expect, test } from '../e2e/fixtures';
import { LINK } from '../e2e/protectedRoomPage';
import { enter, wait } from '../e2e/waitingRoomPage';
import { sala, salaConfirmed, terminal } from '../support/terminal';

test('npm run sala opens, shows and closes a room', async ({ page, admin, liveSession }) => {
  await wait(page);
  expect(sala(process.env, 'estado').said).toContain('Nenhuma sala aberta.');
  expect(sala(process.env, 'abrir', liveSession)).toMatchObject({ status: 0 });
  expect(Object.values(await admin.rooms())).toEqual([{ link: liveSession, cliques: 0 }]);
  expect(sala(process.env, 'abrir', 'https://example.com/outro')).toMatchObject({
    status: 1,
    said: expect.stringContaining('Já há uma sala'),
  });
  await enter(page).click();
  await page.waitForURL(liveSession);
  const [ticket] = await admin.tickets();
  const { said } = sala(process.env, 'estado');
  expect(said).toContain(`link     ${liveSession}`);
  expect(said).toContain('cliques  1');
  expect(said).toContain(String(ticket?.sala));
  expect(said.match(/vaga {5}/g)).toHaveLength(1);
  expect(sala(process.env, 'fechar').said).toContain('fechada');
  expect(await admin.rooms()).toEqual({});
  expect(sala(process.env, 'estado').said).toMatch(/Sala \S+, fechada\n {2}vaga {5}/);
});

test('npm run sala refuses what the waiting room would refuse', async ({ admin }) => {
  for (const link of ['http://example.com', 'javascript:alert(1)', 'example.com', 'protegido:Show', '']) {
    const { status, said } = sala(process.env, 'abrir', link);
    expect(status).toBe(1);
    expect(said).toContain('Link recusado');
  }
  expect(sala(process.env, 'abrir')).toMatchObject({ status: 1 });
  // Without the `--` npm passes on the value of an option as a word, and nothing must happen in the wrong place.
  for (const words of [
    ['abrir', 'https://example.com', 'show-no-ar'],
    ['fechar', 'sala1'],
  ])
    expect(sala(process.env, ...words)).toMatchObject({
      status: 2,
      said: expect.stringContaining('Palavras demais'),
    });
  expect(sala(process.env)).toMatchObject({ status: 2, said: expect.stringContaining('Uso:') });
  expect(await admin.rooms()).toEqual({});
});

test('npm run sala prepares an address, opens a room that leads there, and shows its winners', async ({
  page,
  admin,
  liveSession,
}) => {
  expect(sala(process.env, 'abrir', LINK)).toMatchObject({
    status: 1,
    said: expect.stringContaining('npm run sala -- preparar show'),
  });
  const prepared = sala(process.env, 'preparar', 'show', liveSession);
  expect(prepared).toMatchObject({ status: 0, said: expect.not.stringContaining('Atenção') });
  expect(await admin.read('linksDaSala/show')).toEqual({ link: liveSession });
  expect(sala(process.env, 'estado').said).toContain(
    `${LINK}\n  endereço  ${liveSession}\n  Nenhum ganhador.`,
  );

  await wait(page);
  expect(sala(process.env, 'abrir', LINK)).toMatchObject({ status: 0 });
  expect(Object.values(await admin.rooms())).toEqual([{ link: LINK, cliques: 0 }]);
  await enter(page).click();
  await page.waitForURL(liveSession);
  const [{ ultimaVaga } = {}] = Object.values(await admin.rooms());
  const vaga = String(ultimaVaga);
  const code = `${vaga.slice(0, 4)} ${vaga.slice(4, 8)}`.toUpperCase();
  await admin.write('linksDaSala/show/ganhadores/maria', {
    vaga: 'abcdef01-0000-4000-8000-000000000000',
    em: new Date('2026-11-22T23:00:05.123Z'),
    nome: 'Maria da Silva',
    celular: '11912345678',
  });
  const { said } = sala(process.env, 'estado');
  expect(said).toContain(`  vaga     ${vaga}  ${code}  `);
  expect(said).toMatch(new RegExp(`  ganhador  ${code}  [0-9/]{10}, [0-9:]{8},[0-9]{3} \\(Brasília\\)\n`));
  expect(said).toContain(
    '  ganhador  ABCD EF01  22/11/2026, 20:00:05,123 (Brasília)  Maria da Silva  11912345678  não confirmado\n',
  );

  expect(sala(process.env, 'preparar', 'show', 'https://example.com')).toMatchObject({
    status: 0,
    said: expect.stringContaining('show já tem ganhadores (2)'),
  });
});

test('npm run sala refuses what would lead nowhere', async ({ admin, liveSession }) => {
  for (const name of ['Show', ''])
    expect(sala(process.env, 'preparar', name, liveSession)).toMatchObject({
      status: 1,
      said: expect.stringContaining('Nome recusado'),
    });
  expect(sala(process.env, 'preparar', 'show', 'http://example.com')).toMatchObject({
    status: 1,
    said: expect.stringContaining('Endereço recusado'),
  });
  expect(await admin.read('linksDaSala/show')).toBeUndefined();
  await admin.write('linksDaSala/show', { link: 'show.example' });
  expect(sala(process.env, 'abrir', LINK)).toMatchObject({ status: 1 });

  // The type that the admin may choose by mistake counts, too, as in firestore.rules.
  await admin.write('configuracoes/salaDeEspera', { paraCadastrados: 'false' });
  expect(sala(process.env, 'abrir', liveSession)).toMatchObject({
    status: 1,
    said: expect.stringContaining('só para cadastrados'),
  });
  expect(await admin.rooms()).toEqual({});
});

test('npm run sala --projeto does the same in a project whose id is typed to confirm it', async ({
  page,
  admin,
  liveSession,
}) => {
  // The project of the emulators, whose FIRESTORE_EMULATOR_HOST takes the place of Google's address and credentials.
  const { GCLOUD_PROJECT: project = '', ...environment } = process.env;
  const act = (...words: string[]) => salaConfirmed(project, environment, ...words, '--projeto', project);
  expect(act('preparar', 'show', liveSession)).toMatchObject({
    status: 0,
    said: expect.stringContaining(
      `Isto guarda ${liveSession} como o endereço de ${LINK} no projeto ${project}.`,
    ),
  });
  await wait(page);
  expect(act('abrir', LINK)).toMatchObject({ status: 0 });
  await enter(page).click();
  await page.waitForURL(liveSession);
  // Reads only, and needs nobody who confirms it.
  const { said } = sala(environment, 'estado', '--projeto', project);
  expect(said).toContain('cliques  1');
  expect(said).toMatch(/ {2}ganhador {2}[0-9A-F]{4} [0-9A-F]{4}/);
  expect(act('fechar')).toMatchObject({ status: 0, said: expect.stringContaining('fechada') });
  expect(await admin.rooms()).toEqual({});
});

test('npm run sala --projeto changes nothing without the confirmation', async ({ admin, liveSession }) => {
  const { GCLOUD_PROJECT: project = '', ...environment } = process.env;
  const words = ['abrir', liveSession, '--projeto', project];
  expect(sala(environment, ...words)).toMatchObject({
    status: 2,
    said: expect.stringContaining('precisa de uma pessoa'),
  });
  expect(salaConfirmed('outro-projeto', environment, ...words)).toMatchObject({
    status: 2,
    said: expect.stringContaining('O ID não confere. Nada foi feito.'),
  });
  expect(await admin.rooms()).toEqual({});
});

test('npm run sala says what is wrong with the project', () => {
  const wrong: [string[], number, RegExp][] = [
    [['abrir', 'http://localhost:5000', '--projeto', 'show-no-ar'], 1, /Link recusado/],
    [['estado', '--projeto', 'Show'], 2, /precisa do ID do projeto, e não de "Show"/],
    [['estado', '--projeto'], 2, /sem o seu valor/],
    [['estado', '--projeto', 'demo-show'], 2, /é um projeto de emulador/],
    [['estado', '--ambiente', 'producao'], 2, /só conhece homologacao, e não "producao"/],
    [['estado', '--projeto', 'show-no-ar', '--ambiente', 'homologacao'], 2, /Escolha um/],
    [
      ['estado', '--projeto', 'show-no-ar'],
      1,
      /Não há credenciais do Google.*gcloud auth application-default login/s,
    ],
  ];
  // Nobody is signed in to Google here, and no Google Cloud machine is asked who it is.
  const nobody = { ...terminal, HOME: '/nao-existe', METADATA_SERVER_DETECTION: 'none' };
  for (const [words, status, reason] of wrong)
    expect(sala(nobody, ...words)).toMatchObject({ status, said: expect.stringMatching(reason) });
});
