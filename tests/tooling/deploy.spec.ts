import { expect, test } from '@playwright/test';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { developmentTraces } from '../../scripts/deploy/developmentTraces';
import { checkPublished } from '../../scripts/deploy/published';
import { BASIC } from '../../scripts/test/settings';
import { startHttpServer } from '../support/server';
import { npmRun } from '../support/terminal';

test('npm run deploy shows its usage when it is called wrongly', () => {
  // The command refuses to publish without a terminal, and tests have none.
  const { status, stdout, stderr } = npmRun(['deploy'], BASIC);
  expect(stderr).toMatch(/Não há um terminal.*Uso:/s);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
});

test('a build for the emulators is recognised by its traces of development', async ({}, info) => {
  const dist = info.outputPath('dist');
  const traces = () => new Set(developmentTraces(dist).map((trace) => trace.replace(/, em .*/, '')));
  const emulators = [
    'o endereço de um emulador',
    'a ligação do Auth ao emulador',
    'a ligação do Firestore ao emulador',
  ];
  cpSync(process.env.CONFIGURED_BUILD ?? '', dist, { recursive: true });
  expect(traces()).toEqual(new Set([...emulators, 'um projeto de emulador']));
  for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js)$/.test(path)) continue;
    const file = join(dist, path);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\bdemo-(?!project\b)/g, 'show-'));
  }
  expect(traces()).toEqual(new Set(emulators));
});

test('a deploy is found at its address, and a missing or different one is reported', async ({}, info) => {
  const site = process.env.SITE_ADDRESS ?? '';
  const folder = info.outputPath('release');
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
  const page = await (await fetch(site)).text();
  const [, script = ''] = /src="\/(assets\/[^"]+)"/.exec(page) ?? [];
  writeFileSync(join(folder, 'dist', script), '');
  const published = async (expected: string, address = site) => {
    writeFileSync(join(folder, 'dist', 'index.html'), expected);
    return checkPublished({ folder, settings: {}, headers: [] }, address, 0);
  };
  await expect(published(page)).resolves.toBeUndefined();
  await expect(published('another build')).rejects.toThrow('mostra outra versão');

  // A server that sends the same caching headers for missing files as for existing ones.
  const permissive = await startHttpServer(({ url }, response) => {
    const isPage = url === '/' || url === '/sala-de-espera';
    const caches = { 'Cache-Control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable' };
    response.writeHead(isPage || url === `/${script}` ? 200 : 404, caches).end(page);
  });
  await expect(published(page, permissive.address)).rejects.toThrow(
    '/nao-existe vem com Cache-Control: public, max-age=31536000, immutable, em vez de no-store',
  );
  permissive.stop();

  const missing = `${site}/assets/nada.js`;
  await expect(checkPublished({ folder, settings: {}, headers: [] }, missing, 0)).rejects.toThrow(
    'não responde (HTTP 404)',
  );
  await expect(checkPublished({ folder, settings: {}, headers: [] }, permissive.address, 0)).rejects.toThrow(
    'não responde (ECONNREFUSED)',
  );
});
