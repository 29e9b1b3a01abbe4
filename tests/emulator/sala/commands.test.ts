import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { planCommand } from '../../../scripts/sala/commands';
import { drawRoomName } from '../../../src/backstage/live/roomName';
import { SECOND_MS } from '../../../src/base/durations';
import { PROTECTED } from '../../support/links';
import { admin, deleteDocuments, startProject } from '../../support/project';
import { eventually, hurryTimers } from '../../support/timers';

const ADDRESS = 'https://example.com/ao-vivo';
const TICKET = 'abcdef01-0000-4000-8000-000000000000';

const app = initializeApp({ projectId: 'demo-sala' });
const db = getFirestore(app);
const agree = async () => undefined;
const refuse = () => Promise.reject(new Error('Nada foi feito.'));

startProject('sala');
afterAll(() => deleteApp(app));
beforeEach(deleteDocuments);
afterEach(() => void vi.restoreAllMocks());

async function sala(...words: string[]): Promise<string> {
  const said = (['log', 'warn'] as const).map((kind) => vi.spyOn(console, kind).mockReturnValue());
  await planCommand(words).work(db, agree);
  return said.flatMap(({ mock }) => mock.calls.splice(0).flat()).join('\n');
}

const rooms = async () => (await db.collection('salaDeEspera').get()).docs.map((room) => room.data());

it('a room is opened where there is none, shown with its places, and closed', async () => {
  expect(await sala('estado')).toContain('Nenhuma sala aberta.');
  await sala('abrir', ADDRESS);
  expect(await rooms()).toEqual([{ link: ADDRESS, cliques: 0 }]);
  await expect(sala('abrir', 'https://example.com/outro')).rejects.toThrow('Já há uma sala');

  const [room] = (await db.collection('salaDeEspera').get()).docs;
  await admin.write(`vagas/${TICKET}`, { sala: room?.id, link: ADDRESS, em: new Date() });
  const state = await sala('estado');
  expect(state).toContain(`link     ${ADDRESS}\n  cliques  0`);
  expect(state).toContain(`  vaga     ${TICKET}  ABCD EF01  `);
  expect(await sala('fechar')).toMatch(/^Fechada: \S+\.$/);
  expect(await rooms()).toEqual([]);
  expect(await sala('estado')).toMatch(/Sala \S+, fechada\n {2}vaga {5}/);
});

it('no second room is opened over one that the team releases during the confirmation', async () => {
  const released = db.doc('salaDeEspera/show');
  const open = planCommand(['abrir', ADDRESS]).work(
    db,
    async () => void (await released.create({ link: PROTECTED, cliques: 0 })),
  );
  await expect(open).rejects.toThrow('Já há uma sala: show.');
  expect(await rooms()).toEqual([{ link: PROTECTED, cliques: 0 }]);
});

it('a room is closed that the team postpones during the confirmation, but not another room', async () => {
  await admin.write('salaDeEspera/show-as-lz00aaaa', { link: PROTECTED, cliques: 0 });
  const said = vi.spyOn(console, 'log').mockReturnValue();
  await planCommand(['fechar']).work(db, async () => {
    await admin.remove('salaDeEspera/show-as-lz00aaaa');
    await admin.write('salaDeEspera/show-as-lz00bbbb', { link: PROTECTED, cliques: 0 });
    await admin.write('salaDeEspera/outra', { link: PROTECTED, cliques: 1 });
  });
  expect(await rooms()).toEqual([{ link: PROTECTED, cliques: 1 }]);
  expect(said.mock.calls.flat()).toEqual(['Fechada: show-as-lz00bbbb.']);
});

it('no room is said to be closed that the team has closed during the confirmation', async () => {
  await admin.write('salaDeEspera/sala', { link: PROTECTED, cliques: 0 });
  const said = vi.spyOn(console, 'log').mockReturnValue();
  await planCommand(['fechar']).work(db, () => admin.remove('salaDeEspera/sala'));
  expect(said.mock.calls.flat()).toEqual(['Já não está aberta.']);
});

it('a room that opens at a time is opened by the server’s clock, and its time is shown', async () => {
  await sala('preparar', 'show', ADDRESS);
  const before = Date.now();
  expect(await sala('abrir', PROTECTED, '--em', '10')).toMatch(
    /o botão 'Entrar' aparece daqui a 10 s e leva a protegido:show$/,
  );
  const tookMs = Date.now() - before;
  const [room] = await rooms();
  const abreEm = room?.abreEm as Timestamp;
  expect(room).toEqual({ link: PROTECTED, cliques: 0, abreEm });
  expect(abreEm.toMillis()).toBeGreaterThanOrEqual(before + 9_900);
  // The estimate of the server's time is wrong by half a round trip, at most.
  expect(abreEm.toMillis()).toBeLessThan(Date.now() + 10_100 + tookMs);
  expect(await sala('estado')).toMatch(/ {2}abreEm {3}\d\d\/.* \(Brasília\), daqui a (10|\d) s\n/);
  await sala('fechar');
});

it('times that somebody has written as texts are shown as such', async () => {
  await admin.write('salaDeEspera/errada', { link: PROTECTED, cliques: 0, abreEm: '20:15' });
  await admin.write(`vagas/${TICKET}`, { sala: 'errada', link: PROTECTED, em: 'ontem' });
  const state = await sala('estado');
  expect(state).toContain('abreEm   20:15: não é um timestamp, e ninguém ganha vaga');
  expect(state).toContain('ABCD EF01  ontem: não é um timestamp');
});

const opensIn = (seconds: number) => ({
  link: PROTECTED,
  cliques: 0,
  abreEm: Timestamp.fromMillis(Date.now() + seconds * SECOND_MS),
});

/** Lets these seconds pass at once, so that a busy machine has time before, and the test is short. */
function pass(seconds: number): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + seconds * SECOND_MS);
}

describe('the state on a terminal', () => {
  const room = db.doc('salaDeEspera/sala');
  /** The lines that the countdown has written. */
  let lines: string[];

  beforeEach(() => {
    process.stdout.isTTY = true;
    lines = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
      lines.push(String(line).replace('\r\x1b[K', ''));
      return true;
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(process.stdout, 'isTTY');
    vi.unstubAllGlobals();
  });

  /** Resolves when the countdown has written a line with one of these numbers of seconds. */
  const counts = (seconds: RegExp) =>
    eventually(() =>
      expect(lines).toContainEqual(expect.stringMatching(`^O botão aparece em ${seconds.source} s$`)),
    );

  it('counts down until the button appears', async () => {
    await room.set(opensIn(60));
    const state = sala('estado');
    await counts(/[3-6]\d/);
    pass(57);
    await state;
    expect(lines.pop()).toBe('O botão apareceu.\n');
    for (const line of lines) expect(line).toMatch(/^O botão aparece em ([3-6]\d|[1-3]) s$/);
    // A timer that fires early repeats a second, and a busy machine skips one.
    expect(lines).toEqual([...lines].sort().reverse());
  });

  // The room is read every 3 s. When 60 s pass at once, only the read at the end can notice the removal.
  it.each([0, 60])(
    'says that the room was removed meanwhile, and what is there now, also if %d s pass at once',
    async (seconds) => {
      await room.set(opensIn(60));
      const state = sala('estado');
      await counts(/[3-6]\d/);
      await room.delete();
      pass(seconds);
      expect(await state).toMatch(/Nenhuma sala aberta\.$/);
      expect(lines.at(-1)).toBe('A sala foi removida.\n');
    },
  );

  it('says that the time was moved, and counts down to the new one', async () => {
    hurryTimers();
    await room.set(opensIn(60));
    const state = sala('estado');
    await counts(/[3-6]\d/);
    await room.set(opensIn(30));
    await counts(/[12]\d/);
    expect(lines).toContain('A hora da sala mudou.\n');
    pass(30);
    const said = await state;
    expect(said.match(/^Sala sala$/gm)).toHaveLength(2);
    expect(lines.at(-1)).toBe('O botão apareceu.\n');
  });
});

it('an address is prepared, a room leads there, and its winners are shown', async () => {
  await expect(sala('abrir', PROTECTED)).rejects.toThrow('npm run sala -- preparar show');
  expect(await sala('preparar', 'show', ADDRESS)).not.toContain('Atenção');
  // Without the time, the desk would lose a room of its own whose address is corrected in the terminal.
  expect(await admin.read('linksDaSala/show')).toEqual({ link: ADDRESS, em: expect.any(Object) });
  expect(await sala('estado')).toContain(`${PROTECTED}\n  endereço  ${ADDRESS}\n  Nenhum ganhador.`);
  await sala('abrir', PROTECTED);
  expect(await rooms()).toEqual([{ link: PROTECTED, cliques: 0 }]);

  const won = { vaga: TICKET, em: new Date('2026-11-22T23:00:05.123Z') };
  const time = '22/11/2026, 20:00:05,123 (Brasília)';
  await admin.write('linksDaSala/show/ganhadores/anonimo', won);
  await admin.write('linksDaSala/show/ganhadores/maria', {
    ...won,
    nome: 'Maria da Silva',
    celular: '11912345678',
  });
  const state = await sala('estado');
  expect(state).toContain(`\n  ganhador  anonimo  ABCD EF01  ${time}\n`);
  expect(state).toContain(
    `  ganhador  maria  ABCD EF01  ${time}  11912345678  não confirmado  "Maria da Silva"`,
  );
  expect(await sala('preparar', 'show', ADDRESS)).toContain('show já tem ganhadores (2)');
});

it('the state says when the button of a closed room of the desk appeared', async () => {
  const room = drawRoomName(Date.parse('2026-11-22T23:00:00Z'), Date.parse('2026-11-22T23:00:05Z'));
  await admin.write(`linksDaSala/${room}`, { link: ADDRESS, em: new Date('2026-11-22T23:30:00Z') });
  const em = new Date('2026-11-22T23:00:05.412Z');
  await admin.write(`vagas/${TICKET}`, { sala: room, link: `protegido:${room}`, em });
  const [day, brasilia] = ['22/11/2026, 20:00:05', '(Brasília)'];
  expect(await sala('estado')).toContain(
    `Sala ${room}, fechada\n  botão    ${day},000 ${brasilia}\n  vaga     ${TICKET}  ABCD EF01  ${day},412 ${brasilia}`,
  );
});

it.each([
  ['show.example', 'não é um endereço que a sala possa abrir'],
  [`${ADDRESS}\u200b`, 'tem espaços, outro texto ou caracteres invisíveis'],
])('no room leads to the address %j, and the state says why', async (link, mistake) => {
  await admin.write('linksDaSala/show', { link });
  await expect(sala('abrir', PROTECTED)).rejects.toThrow(`em linksDaSala/show, o link ${mistake}`);
  expect(await rooms()).toEqual([]);
  expect(await sala('estado')).toBe(
    `Nenhuma sala aberta.\n${PROTECTED}\n  endereço  ${link} (${mistake})\n  Nenhum ganhador.`,
  );
});

it.each([
  ['natal2026', { link: ADDRESS }],
  ['natal-2026', { Link: ADDRESS }],
])('the state says that the address of an open room is missing where %s has %j', async (name, fields) => {
  await admin.write('salaDeEspera/sala', { link: 'protegido:natal-2026', cliques: 0 });
  await admin.write(`linksDaSala/${name}`, fields);
  expect(await sala('estado')).toContain('Erro: em linksDaSala/natal-2026, o link não existe.');
});

it('a show for registered people has no room with an open link', async () => {
  // The text 'false', which an admin may store by mistake, counts as true, as in firestore.rules.
  await admin.write('configuracoes/salaDeEspera', { paraCadastrados: 'false' });
  await expect(sala('abrir', ADDRESS)).rejects.toThrow('só para cadastrados');
  expect(await rooms()).toEqual([]);
  expect(await sala('estado')).toContain('Erro: paraCadastrados não é do tipo boolean');
});

it('nothing changes without the confirmation', async () => {
  await admin.write('salaDeEspera/sala', { link: ADDRESS, cliques: 0 });
  for (const words of [['fechar'], ['preparar', 'show', ADDRESS]])
    await expect(planCommand(words).work(db, refuse)).rejects.toThrow('Nada foi feito.');
  expect(await rooms()).toHaveLength(1);
  expect(await admin.read('linksDaSala/show')).toBeNull();

  await deleteDocuments();
  await expect(planCommand(['abrir', ADDRESS]).work(db, refuse)).rejects.toThrow('Nada foi feito.');
  expect(await rooms()).toEqual([]);
});
