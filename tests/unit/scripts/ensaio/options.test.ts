import { expect, it, vi } from 'vitest';
import { readOptions } from '../../../../scripts/ensaio/options';
import { MINUTE_MS } from '../../../../src/base/durations';

const options = (...args: string[]) => readOptions(['--visitantes', '20', ...args]);

it('the attack of a rehearsal is a lock of 60 s, or of as many seconds as asked for', () => {
  expect(options().lockMs).toBeNull();
  expect(options('--ataque', 'trava').lockMs).toBe(MINUTE_MS);
  expect(options('--ataque', 'trava', '--segundos', '8').lockMs).toBe(8_000);
});

it('a synchronized release has a protected link', () => {
  expect(options()).toMatchObject({ synchronized: false, show: 'plain' });
  expect(options('--sincronizada')).toMatchObject({ synchronized: true, show: 'protected' });
  expect(options('--sincronizada', '--cadastrados')).toMatchObject({
    synchronized: true,
    show: 'registered',
  });
});

it('a real project has to be that of the settings', () => {
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'um-projeto');
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'uma-chave');
  const project = { projectId: 'um-projeto', apiKey: 'uma-chave' };
  expect(options('--projeto', 'um-projeto')).toMatchObject({ project });
  expect(() => options('--projeto', 'outro-projeto')).toThrow('é do projeto um-projeto');
});

it.each<[string[], RegExp]>([
  [[], /Faltou dizer quantos visitantes/],
  [['--visitantes', '5'], /de 6 a 5000/],
  [['--visitantes', 'mil'], /número inteiro/],
])('npm run ensaio -- %j is called wrongly', (args, reason) => {
  expect(() => readOptions(args)).toThrow(reason);
});

it.each<[string[], string | RegExp]>([
  [['--semente', '-1'], /Há uma opção|--semente precisa/],
  [['--relatorio', 'nao/existe/ensaio.html'], /não pode ser escrito em .*nao.existe.ensaio\.html/],
  [['--relatorio', 'package.json'], 'um arquivo .html'],
  [['--cor'], 'opção desconhecida'],
  [['--projeto', 'demo-sala-de-espera'], 'projeto de emulador'],
  [['--projeto', 'Um projeto'], '--projeto precisa do ID do projeto'],
  [['--projeto', 'um-projeto', '--protegida'], 'só ensaiam nos emuladores'],
  [['--projeto', 'um-projeto', '--cadastrados'], 'só ensaiam nos emuladores'],
  ...['0', '61', '2.5', 'muitos'].map((seconds): [string[], string] => [
    ['--ataque', 'trava', '--segundos', seconds],
    '--segundos precisa ser um número inteiro de 1 a 60',
  ]),
  [['--projeto', 'um-projeto', '--sincronizada'], 'só ensaiam nos emuladores'],
  [['--ataque', 'trava', '--sincronizada'], 'Escolha um'],
  [['--ataque', 'enxurrada'], '--ataque só conhece trava'],
  [['--segundos', '8'], '--segundos vale só com --ataque trava.'],
  [['--ataque', 'trava', '--projeto', 'um-projeto'], 'Um ataque nunca é contra produção'],
  [['--projeto', 'um-projeto', '--ambiente', 'homologacao'], 'Escolha um'],
])('npm run ensaio -- --visitantes 20 %j is called wrongly', (args, reason) => {
  expect(() => options(...args)).toThrow(reason);
});
