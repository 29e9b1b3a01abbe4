import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { planCommand } from '../../../../scripts/sala/commands';
import { relativeTime, readOpening } from '../../../../scripts/sala/opening';
import { UsageError } from '../../../../scripts/shared/terminal';

/** Links that browsers open, but as another page than the one that was meant. */
const WITH_OTHER_TEXT = ['\u200b', '\u00a0', '”', ' senha 123'].map((text) => `https://example.com/1${text}`);

it.each([
  'http://example.com',
  'javascript:alert(1)',
  'example.com',
  'protegido:Show',
  '',
  ...WITH_OTHER_TEXT,
])('npm run sala opens no room with the link %j', (link) =>
  expect(() => planCommand(['abrir', link])).toThrow('Link recusado'),
);

it.each(WITH_OTHER_TEXT)('npm run sala does not prepare the address %j', (link) =>
  expect(() => planCommand(['preparar', 'show', link])).toThrow('Endereço recusado'),
);

it('npm run sala accepts an address of this machine only for the emulators', () => {
  const words = ['abrir', 'http://localhost:5000'];
  expect(planCommand(words)).toMatchObject({ project: undefined });
  const real = [...words, '--projeto', 'show-no-ar'];
  expect(() => planCommand(real)).toThrow('Link recusado');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080');
  expect(planCommand(real)).toMatchObject({ project: 'show-no-ar' });
});

it.each<[string[], string]>([
  [['abrir'], 'Link recusado: (nenhum)'],
  [['abrir', 'https://example.com', '--em', '10'], 'o link precisa ser protegido:nome'],
  [['preparar', 'Show', 'https://example.com'], 'Nome recusado: Show'],
  [['preparar', '', 'https://example.com'], 'Nome recusado: (nenhum)'],
  [['preparar', 'show', 'http://example.com'], 'Endereço recusado'],
])('npm run sala -- %j is refused', (args, reason) => {
  expect(() => planCommand(args)).toThrow(reason);
});

it.each<[string[], string]>([
  [[], 'Faltou o comando'],
  [['apagar'], 'Comando desconhecido: apagar'],
  // A forgotten `--` makes npm pass an option's value on as a word; the command must then do nothing.
  [['abrir', 'https://example.com', 'show-no-ar'], 'Palavras demais'],
  [['fechar', 'sala1'], 'Palavras demais'],
  [['fechar', '--em', '10'], 'valem só com abrir'],
  [['abrir', 'protegido:show', '--em', '4'], 'de 5 a 3600, e não de "4"'],
  [['abrir', 'protegido:show', '--em', '10s'], 'e não de "10s"'],
  [['abrir', 'protegido:show', '--as', '8h15'], 'uma hora de Brasília, como 20:15'],
  [['abrir', 'protegido:show', '--as', '24:00'], 'uma hora de Brasília, como 20:15'],
  [['abrir', 'protegido:show', '--em', '10', '--as', '20:15'], 'Escolha um'],
  [['estado', '--projeto', 'Show'], 'precisa do ID do projeto, e não de "Show"'],
  [['estado', '--projeto'], 'sem o seu valor'],
  [['estado', '--projeto', 'demo-show'], 'é um projeto de emulador'],
  [['estado', '--ambiente', 'producao'], 'só conhece homologacao, e não "producao"'],
  [['estado', '--projeto', 'show-no-ar', '--ambiente', 'homologacao'], 'Escolha um'],
])('npm run sala -- %j is called wrongly', (args, reason) => {
  const plan = () => planCommand(args);
  expect(plan).toThrow(UsageError);
  expect(plan).toThrow(reason);
});

const NOW = Date.parse('2026-12-01T23:14:50.000Z');

it.each([
  [{ em: '5' }, '2026-12-01T23:14:55.000Z'],
  [{ em: '10' }, '2026-12-01T23:15:00.000Z'],
  [{ as: '20:15' }, '2026-12-01T23:15:00.000Z'],
  [{ as: '20:15:30' }, '2026-12-01T23:15:30.000Z'],
  [{ as: '23:59' }, '2026-12-02T02:59:00.000Z'],
])('a room is opened with %j at %s', (options, time) => {
  expect(new Date(readOpening(options)?.(NOW) ?? 0).toISOString()).toBe(time);
});

it('in summer time, a room opens when the clocks of the audience say so', () => {
  const noon = Date.parse('2018-12-10T14:00:00Z');
  expect(readOpening({ as: '20:15:30' })?.(noon)).toBe(Date.parse('2018-12-10T22:15:30Z'));
});

it.each(['20:14:54', '20:14', '00:00'])(
  'a room is not opened at %s, which has passed or comes too soon',
  (as) => {
    expect(() => readOpening({ as })?.(NOW)).toThrow(`Hoje, ${as} já passou`);
  },
);

it.each([
  [6_001, 'daqui a 7 s'],
  [119_000, 'daqui a 119 s'],
  [7_199_000, 'daqui a 119 min'],
  [30_049_000, 'daqui a 8 h 20 min'],
  [-3_500, 'há 3 s'],
])('%d ms from now is %s', (ms, text) => {
  expect(relativeTime(Timestamp.fromMillis(NOW + ms), NOW)).toBe(text);
});
