import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../scripts/shared/runs';
import { BASIC } from '../../scripts/test/settings';
import { terminal } from '../support/terminal';

const { VITE_BRAND_NAME: _, ...unbranded } = BASIC;
const STAGING = {
  ...unbranded,
  VITE_FIREBASE_PROJECT_ID: 'show-em-teste',
  VITE_FIREBASE_API_KEY: 'chave-de-teste',
};

/** The files and folders that a copy of the project needs for its build and its commands. */
const PARTS = [
  'scripts',
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  '.env.example',
  'firebase.json',
  'firestore.indexes.json',
  'firestore.rules',
  'storage.rules',
];

/** Copies the project, so that tests neither read nor overwrite its .env files. */
function copyProject(): string {
  const folder = makeFolder('project-');
  for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
}

function writeSettings(file: string, settings: Record<string, string>): void {
  writeFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name}="${value}"`)
      .join('\n'),
  );
}

it('--ambiente homologacao takes every setting from .env.homologacao', () => {
  const folder = copyProject();
  const run = (...words: string[]) => {
    const { FIRESTORE_EMULATOR_HOST } = process.env;
    const environment = { ...terminal, FIRESTORE_EMULATOR_HOST, VITE_BRAND_NAME: 'Do ambiente' };
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...words], {
      cwd: folder,
      env: environment,
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  };
  const staging = ['--ambiente', 'homologacao'];

  expect(run('build', '--', ...staging)).toMatchObject({
    status: 1,
    said: expect.stringContaining('Falta o arquivo .env.homologacao'),
  });
  const file = join(folder, '.env.homologacao');
  writeSettings(join(folder, '.env'), {
    ...BASIC,
    VITE_FIREBASE_STORAGE_BUCKET: 'de-producao.appspot.com',
  });
  writeSettings(file, BASIC);
  expect(run('build', '--', ...staging)).toMatchObject({
    status: 1,
    said: expect.stringContaining('têm o mesmo projeto, show-de-teste'),
  });
  writeSettings(file, { ...STAGING, VITE_FIREBASE_API_KEY: BASIC.VITE_FIREBASE_API_KEY });
  expect(run('build', '--', ...staging)).toMatchObject({
    status: 1,
    said: expect.stringContaining('têm a mesma VITE_FIREBASE_API_KEY'),
  });
  const { VITE_SITE_URL: __, ...incomplete } = STAGING;
  writeSettings(file, incomplete);
  const checked = run('conferir', '--', ...staging);
  expect(checked.status).toBe(1);
  // What does not need the settings is checked all the same.
  for (const line of [
    '✗ Valores do .env.homologacao: Configuração incompleta. Corrija no arquivo .env.homologacao (modelo: .env.example):',
    '  VITE_SITE_URL: falta',
    '✓ Regras do Firestore e do Storage: compilam',
    '✓ Índices do Firestore: 2, todos válidos',
    '– Cabeçalhos e tamanhos: conferidos quando houver um site de produção.',
  ])
    expect(checked.said.split('\n')).toContain(line);

  writeSettings(file, STAGING);
  expect(run('build', '--', ...staging)).toMatchObject({
    status: 0,
    said: expect.stringContaining('show-em-teste'),
  });
  const assets = join(folder, 'dist', 'assets');
  const built = readdirSync(assets)
    .map((name) => readFileSync(join(assets, name), 'utf8'))
    .join('');
  expect(built).toContain('show-em-teste');
  for (const other of ['show-de-teste', 'de-producao', 'Do ambiente']) expect(built).not.toContain(other);

  // The emulators stand for the staging project.
  expect(run('sala', '--', 'estado', ...staging)).toMatchObject({
    status: 0,
    said: expect.stringContaining('Nenhuma sala aberta.\n'),
  });
  expect(run('participantes', '--', 'carro', ...staging)).toMatchObject({
    status: 1,
    said: expect.stringMatching(/^No projeto show-em-teste, .*\nA promoção carro não existe\./),
  });
  for (const words of [
    ['sala', '--', 'preparar', 'show', 'https://example.com'],
    ['ensaio', '--', '--visitantes', '20'],
    ['deploy', '--'],
  ])
    expect(run(...words, ...staging)).toMatchObject({
      status: 2,
      said: expect.stringMatching(/precisa de uma pessoa|Não há um terminal/),
    });
});
