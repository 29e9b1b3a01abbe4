import { expect, test } from '@playwright/test';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkIndexes, checkSizes } from '../../scripts/deploy/checks';
import { developmentTraces } from '../../scripts/deploy/developmentTraces';
import { checkPasswordPolicy } from '../../scripts/deploy/projectChecks';
import { checkActionPage, checkPublished } from '../../scripts/deploy/published';
import { loadRules } from '../../scripts/shared/admin';
import { BASIC } from '../../scripts/test/settings';
import { startServer } from '../support/server';
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
  const permissive = await startServer(({ url }, response) => {
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

test("a minimum length of passwords that is not the project's is reported", async () => {
  let answer = '{}';
  let asked: { url: string | undefined; referer: string | undefined } | undefined;
  const server = await startServer(({ url, headers }, response) => {
    asked = { url, referer: headers.referer };
    response.end(answer);
  });
  const checked = (minPasswordLength: number | undefined, enforcementState = 'ENFORCE') => {
    answer = JSON.stringify({ customStrengthOptions: { minPasswordLength }, enforcementState });
    return checkPasswordPolicy(BASIC, server.address);
  };
  await expect(checked(10)).resolves.toEqual({ summary: 'o site e o projeto pedem 10 caracteres' });
  expect(asked).toEqual({ url: '/v2/passwordPolicy?key=key', referer: 'https://show.example/' });
  await expect(checked(12)).rejects.toThrow('o site pede 10 caracteres (VITE_PASSWORD_MIN), e o projeto, 12');
  await expect(checked(10, 'OFF')).rejects.toThrow('Require enforcement');
  await expect(checked(undefined)).resolves.toMatchObject({
    summary: expect.stringContaining('o Firebase não respondeu'),
  });
  server.stop();
});

test("a deploy whose headers break Firebase's page for the links in e-mails is reported", async () => {
  let answer = { status: 200, policy: '', body: '' };
  const hosting = await startServer(({ url }, response) => {
    const headers = answer.policy ? { 'Content-Security-Policy': answer.policy } : {};
    response.writeHead(url === '/__/auth/action' ? answer.status : 404, headers).end(answer.body);
  });
  const checked = (status: number, policy: string, body: string) => {
    answer = { status, policy, body };
    return checkActionPage(hosting.address);
  };
  const own = '<script src="/__/auth/handler.js"></script>';
  const inline = '<SCRIPT nonce="a">handle()</SCRIPT>';
  const foreign = '<script async src=//www.gstatic.com/ui.js></script>';
  const ours = "default-src 'self'; script-src 'self' 'sha256-abc'; object-src 'none'";
  await expect(checked(200, '', own + inline + foreign)).resolves.toBeUndefined();
  await expect(checked(200, ours, own)).resolves.toBeUndefined();
  await expect(
    checked(200, "script-src 'self' 'unsafe-inline' http://www.gstatic.com/", own + inline + foreign),
  ).resolves.toBeUndefined();
  await expect(checked(200, ours, own + inline)).rejects.toThrow(
    'bloqueia um script que está na própria página',
  );
  await expect(checked(200, ours, own + foreign)).rejects.toThrow(
    'bloqueia o script http://www.gstatic.com/ui.js',
  );
  await expect(checked(404, '', '')).rejects.toThrow('/__/auth/action vem com HTTP 404');
  hosting.stop();
});

test('the checks reject wrong rules, indexes and sizes', async () => {
  const unfinished = "rules_version = '2'; service cloud.firestore {";
  await expect(loadRules(process.env.FIRESTORE_EMULATOR_HOST ?? '', unfinished)).rejects.toThrow(/L1:/);

  await expect(checkIndexes('{')).rejects.toThrow(/JSON/);
  const fields = [{ fieldPath: 'fim', order: 'DOWN' }];
  const index = { collectionGroup: 'promocoes', queryScope: 'COLLECTION', fields };
  await expect(checkIndexes(JSON.stringify({ indexes: [index] }))).rejects.toThrow(/order/);

  const held = { page: '/', bytes: 110, floor: 100, most: 1.1 };
  const css = { what: 'CSS', bytes: 12_000, most: 12_000 };
  await expect(checkSizes({ scripts: [held], limited: [css] })).resolves.toEqual({
    summary: 'JavaScript de / 1,10 vezes o mínimo (até 1,10); CSS 12,00 kB (até 12,00)',
  });
  await expect(
    checkSizes({ scripts: [held, { ...held, page: '/a', bytes: 112 }], limited: [css] }),
  ).rejects.toThrow('acima do limite: JavaScript de /a 1,12 vezes o mínimo (até 1,10)');
  await expect(checkSizes({ scripts: [held], limited: [{ ...css, bytes: 12_100 }] })).rejects.toThrow(
    'acima do limite: CSS 12,10 kB',
  );
});
