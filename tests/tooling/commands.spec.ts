import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { npmRun, pressCtrlC, startRun, terminal, untilSaid } from '../support/terminal';
import { logIn } from '../e2e/accountPage';
import { expect, test } from '../e2e/fixtures';
import { LINK } from '../e2e/protectedRoomPage';
import { enter, wait } from '../e2e/waitingRoomPage';

function sala(environment: NodeJS.ProcessEnv, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/sala/sala.ts', ...words],
    {
      env: environment,
      encoding: 'utf8',
    },
  );
  return { status, said: stdout + stderr };
}

test('npm run sala opens, shows and closes a room', async ({ page, admin, liveSession }) => {
  await wait(page);
  expect(sala(process.env, 'estado').said).toContain('Nenhuma sala aberta.');
  expect(sala(process.env, 'abrir', liveSession)).toMatchObject({ status: 0 });
  expect(Object.values(await admin.rooms())).toEqual([{ link: liveSession, cliques: 0 }]);
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
  expect(sala(process.env)).toMatchObject({ status: 1, said: expect.stringContaining('Uso:') });
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
    em: new Date('2026-11-22T23:00:00Z'),
    nome: 'Maria da Silva',
    celular: '11912345678',
  });
  const { said } = sala(process.env, 'estado');
  expect(said).toContain(`  vaga     ${vaga}  ${code}  `);
  expect(said).toMatch(new RegExp(`  ganhador  ${code}  \\S+Z\n`));
  expect(said).toContain('  ganhador  ABCD EF01  2026-11-22T23:00:00.000Z  Maria da Silva  11912345678\n');

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

test('npm run dev starts everything, even where a port is taken, and Ctrl-C ends it', async ({
  page,
  liveSession,
}) => {
  test.setTimeout(180_000);
  // Whether this test or something else on the machine holds Vite's usual port, it is taken.
  const blocker = createServer().on('error', () => {});
  blocker.listen(5173, '127.0.0.1');
  const dev = startRun('dev');
  try {
    const said = await untilSaid(dev, /Ctrl-C encerra tudo/);
    expect(said).toContain('A porta 5173 está ocupada');
    const [, app = ''] = /Sala de espera +(\S+)/.exec(said) ?? [];
    const [, firestore = ''] = /Firestore +(\S+)/.exec(said) ?? [];
    expect(said).toContain('npm run sala -- abrir');

    // What the README says of the seeded data.
    await page.goto(new URL('/', app).href);
    await expect(page.getByRole('link', { name: /^Ver a promoção:/ })).toHaveCount(4);
    await page.goto(new URL('/login', app).href);
    await logIn(page, { email: 'ana@example.com', password: 'segredo-de-teste' });
    const own = page.getByRole('region', { name: 'Minhas participações' });
    await expect(own.getByRole('listitem')).toHaveCount(2);

    await page.goto(app);
    await expect(page.getByRole('heading', { name: 'Não saia daqui!' })).toBeVisible();
    expect(sala(terminal, 'abrir', liveSession)).toMatchObject({ status: 0 });
    await enter(page).click();
    await page.waitForURL(liveSession);

    await pressCtrlC(dev);
    for (const address of [app, `http://${firestore}`]) await expect(fetch(address)).rejects.toThrow();
    expect(sala(terminal, 'estado')).toMatchObject({
      status: 1,
      said: expect.stringContaining('npm run dev'),
    });
  } finally {
    blocker.close();
    await pressCtrlC(dev);
  }
});

test('Ctrl-C while npm run dev starts leaves nothing running', async () => {
  test.setTimeout(60_000);
  const dev = startRun('dev');
  /** Folders of the command's processes. The emulators have one of them in their command lines. */
  const folders = new Set<string>();
  const running = () => {
    const all = processes();
    for (const { id, group } of all) if (group === dev.pid) folders.add(`.emulators/${id}/`);
    return all.filter(({ command }) => [...folders].some((folder) => command.includes(folder)));
  };
  await expect.poll(running, { timeout: 20_000 }).not.toEqual([]);
  await pressCtrlC(dev);
  await expect.poll(running, { timeout: 20_000 }).toEqual([]);
});

test('a production build asks for real values, naming every one', () => {
  const names = [
    'VITE_APP_DOWNLOAD_URL',
    'VITE_ORGANIZER_NAME',
    'VITE_ORGANIZER_CONTACT',
    'VITE_FIREBASE_API_KEY',
    'VITE_FIREBASE_PROJECT_ID',
  ];
  // They override a .env of this folder.
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  const { status, stderr } = npmRun(['build'], empty);
  expect(status).not.toBe(0);
  for (const name of names) expect(stderr).toContain(name);
});

function processes(): { id: number; group: number; command: string }[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,pgid=,args='], { encoding: 'utf8' });
  return stdout.split('\n').map((line) => {
    const [, id, group, command = ''] = /^ *(\d+) +(\d+) +(.*)$/.exec(line) ?? [];
    return { id: Number(id), group: Number(group), command };
  });
}
