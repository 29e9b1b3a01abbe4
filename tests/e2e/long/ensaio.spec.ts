import { test as base, expect, type TestInfo } from '@playwright/test';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import type { Verdict } from '../../../scripts/ensaio/verdict/verdict';
import { MINUTE_MS } from '../../../src/base/durations';
import { npmRun, terminal } from '../../support/terminal';

/** Playwright's own test function, without fixtures.ts, because the rehearsal starts its own emulators. */
const test = base;

/** Runs a rehearsal that must succeed, with its result as JSON and a report. */
function reported(info: TestInfo, args: string[]): { verdict: Verdict; stderr: string; report: string } {
  const report = info.outputPath('ensaio.html');
  const { status, stdout, stderr } = npmRun(['ensaio', '--', ...args, '--json', '--relatorio', report]);
  expect(status, stderr).toBe(0);
  return { verdict: JSON.parse(stdout) as Verdict, stderr, report };
}

test('npm run ensaio rehearses a show and reports it as text, JSON and HTML', async ({ page }, info) => {
  test.setTimeout(8 * MINUTE_MS);
  const { verdict, stderr, report } = reported(info, ['--visitantes', '20', '--semente', '7']);
  expect(verdict).toMatchObject({
    passed: true,
    visitors: 20,
    seed: 7,
    emulated: true,
    winners: 5,
    places: 5,
    wronglyAnswered: 0,
    unanswered: 0,
    roomClosed: true,
    address: null,
  });
  expect(verdict.sent).toBeGreaterThanOrEqual(5);
  // Two writes for each of the five places and one deleted room, however many visitors there are.
  expect(verdict.shows.map(({ operations: { writes, deletes } }) => ({ writes, deletes }))).toEqual(
    Array.from({ length: 3 }, () => ({ writes: 10, deletes: 1 })),
  );
  // Each visitor reads the empty list of rooms, the settings, the new room and up to five changes of it, and
  // what the rules read for a click.
  expect(verdict.perVisitor.reads).toBeGreaterThanOrEqual(3);
  expect(verdict.perVisitor.reads - verdict.perVisitor.readsByRules).toBeLessThanOrEqual(12);
  expect(verdict.perVisitor.readsByRules).toBeGreaterThanOrEqual((3 * verdict.sent) / 20);
  expect(stderr).toContain('Na sala de espera: 20 de 20');
  expect(stderr).toContain('Com resposta: 20 de 20');

  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  const address = pathToFileURL(report).href;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('PASSOU');
    expect(await page.getByRole('img').count()).toBe(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  expect(new Set(requests.filter((url) => !url.startsWith('data:')))).toEqual(new Set([address]));
  // The last chart shows the first 40 visitors who sent a click. All five winners are among them.
  await expect(page.locator('rect[fill="var(--won)"]')).toHaveCount(5);
});

for (const { option, show, clickReads, writes } of [
  // Four writes per place: the click writes the room and the ticket, and owning the place writes the ticket
  // and the winner.
  { option: '--protegida', show: 'protected', clickReads: 4, writes: 20 },
  // Three writes per place: the click writes the room, the ticket and the winner.
  { option: '--cadastrados', show: 'registered', clickReads: 6, writes: 15 },
]) {
  test(`npm run ensaio ${option} expects that only the winners read the address`, async ({ page }, info) => {
    test.setTimeout(8 * MINUTE_MS);
    const { verdict, stderr, report } = reported(info, ['--visitantes', '12', option]);
    expect(verdict).toMatchObject({
      passed: true,
      show,
      winners: 5,
      address: { winnersWhoRead: 5, losersWhoRead: 0, losersRefused: 7 },
    });
    expect(verdict.shows.map(({ operations }) => operations.writes)).toEqual([writes, writes, writes]);
    expect(verdict.perVisitor.readsByRules).toBeGreaterThanOrEqual((clickReads * verdict.sent) / 12);
    expect(stderr).toContain('Sem vaga, tentaram ler o endereço: 7 de 7');
    await page.goto(pathToFileURL(report).href);
    await expect(page.getByText('Ganhadores que leram o endereço (devem ser 5)')).toBeVisible();
    await expect(page.getByText('O login não foi ensaiado')).toBeVisible();
  });
}

test('npm run ensaio --sincronizada shows a release at a time beside an ordinary one', async ({
  page,
}, info) => {
  test.setTimeout(8 * MINUTE_MS);
  const { verdict, report } = reported(info, ['--visitantes', '12', '--sincronizada']);
  expect(verdict).toMatchObject({ passed: true, show: 'protected', winners: 5 });
  const { synchronization } = verdict;
  expect(synchronization?.firstToLastMs).toBeGreaterThan(0);
  expect(synchronization?.ordinary.firstToLastMs).toBeGreaterThan(0);
  await page.goto(pathToFileURL(report).href);
  for (const title of ['Uma sala comum', 'Uma sala com abreEm'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('Cliques que chegaram antes da hora')).toBeVisible();
});

test('npm run ensaio --ataque trava expects that five people get in after the lock', async ({
  page,
}, info) => {
  test.setTimeout(8 * MINUTE_MS);
  const args = '--visitantes 12 --semente 7 --ataque trava --segundos 8'.split(' ');
  const { verdict, stderr, report } = reported(info, args);
  expect(verdict, stderr).toMatchObject({
    passed: true,
    winners: 5,
    places: 5,
    unanswered: 0,
    wronglyAnswered: 0,
  });
  const { lastedMs = 0, lastAnswerMs } = verdict.attack ?? {};
  expect(lastedMs).toBeGreaterThan(7_900);
  expect(lastAnswerMs).toBeLessThan(5_000);
  await page.goto(pathToFileURL(report).href);
  await expect(page.getByText('Ganharam enquanto ela durava')).toBeVisible();
  await expect(page.getByText('A trava foi a do emulador')).toBeVisible();
});

test('npm run ensaio stops its emulators on Ctrl-C', async () => {
  test.setTimeout(4 * MINUTE_MS);
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/ensaio/ensaio.ts', '--visitantes', '100'],
    { env: terminal },
  );
  await new Promise<void>((started) => {
    child.stderr.on('data', (chunk: Buffer) => {
      if (String(chunk).includes('Na sala de espera')) started();
    });
  });
  const folder = `.emulators/${child.pid}/`;
  const running = () => spawnSync('ps', ['-eo', 'args='], { encoding: 'utf8' }).stdout.includes(folder);
  expect(running()).toBe(true);
  child.kill('SIGINT');
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(130);
  expect(running()).toBe(false);
});
