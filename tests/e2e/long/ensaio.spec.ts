import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { crowdOf } from '../../../scripts/ensaio/crowd';
import { costOf, isFree } from '../../../scripts/ensaio/prices';
import { judge, type Verdict } from '../../../scripts/ensaio/verdict';
import type { Visit } from '../../../scripts/ensaio/visitor';
import { terminal } from '../../support/terminal';

/** The rehearsal starts its own emulators, so these tests do not use fixtures.ts. */
const test = base;

function ensaio(args: string[], environment: NodeJS.ProcessEnv = {}) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/ensaio/ensaio.ts', ...args], {
    env: { ...terminal, ...environment },
    encoding: 'utf8',
  });
}

test('npm run ensaio rehearses a show and reports it as text, JSON and HTML', async ({ page }, info) => {
  test.setTimeout(480_000);
  const report = info.outputPath('ensaio.html');
  const { status, stdout, stderr } = ensaio([
    '--visitantes',
    '20',
    '--semente',
    '7',
    '--json',
    '--relatorio',
    report,
  ]);
  expect(status, stderr).toBe(0);
  const verdict = JSON.parse(stdout) as Verdict;
  expect(verdict).toMatchObject({
    passed: true,
    visitors: 20,
    seed: 7,
    emulated: true,
    winners: 5,
    places: 5,
    mistold: 0,
    unanswered: 0,
    roomClosed: true,
  });
  expect(verdict.sent).toBeGreaterThanOrEqual(5);
  // Two writes for each of the five places, and one deleted room, for any number of visitors.
  expect(verdict.shows.map(({ operations: { writes, deletes } }) => ({ writes, deletes }))).toEqual(
    Array.from({ length: 3 }, () => ({ writes: 10, deletes: 1 })),
  );
  // Each visitor reads the empty list, the video and the room, up to five changes of the room, and what a click reads.
  expect(verdict.perVisitor.reads).toBeGreaterThanOrEqual(3);
  expect(verdict.perVisitor.reads - verdict.perVisitor.readsByRules).toBeLessThanOrEqual(12);
  expect(verdict.perVisitor.readsByRules).toBeGreaterThanOrEqual((2 * verdict.sent) / 20);
  expect(stderr).toContain('Na sala de espera: 20 de 20');
  expect(stderr).toContain('Com resposta: 20 de 20');

  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  const address = pathToFileURL(report).href;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('PASSOU');
    expect(await page.getByRole('img').count()).toBe(5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  expect(new Set(requests.filter((url) => !url.startsWith('data:')))).toEqual(new Set([address]));
  // The last plot shows the first 40 visitors who sent a click, with all five winners among them.
  await expect(page.locator('rect[fill="var(--won)"]')).toHaveCount(5);
});

test('npm run ensaio explains what is wrong with its arguments', () => {
  const wrong: [string[], RegExp][] = [
    [[], /Faltou dizer quantos visitantes/],
    [['--visitantes', '5'], /de 6 a 5000/],
    [['--visitantes', 'mil'], /número inteiro/],
    [['--visitantes', '20', '--semente', '-1'], /Há uma opção|--semente precisa/],
    [
      ['--visitantes', '20', '--relatorio', 'nao/existe/ensaio.html'],
      /não pode ser escrito em .*nao.existe.ensaio\.html/,
    ],
    [['--visitantes', '20', '--relatorio', 'package.json'], /um arquivo \.html/],
    [['--visitantes', '20', '--cor'], /opção desconhecida/],
    [['--visitantes', '20', '--projeto', 'demo-sala-de-espera'], /projeto de emulador/],
    [['--visitantes', '20', '--projeto', 'um-projeto'], /Faltam VITE_FIREBASE_PROJECT_ID/],
  ];
  for (const [args, reason] of wrong) {
    const { status, stdout, stderr } = ensaio(args);
    expect(stderr).toMatch(reason);
    expect(stderr).toContain('Uso:');
    expect({ args, status, stdout }).toEqual({ args, status: 2, stdout: '' });
  }
});

test('npm run ensaio refuses a real project without a confirmation', () => {
  const settings = { VITE_FIREBASE_PROJECT_ID: 'um-projeto', VITE_FIREBASE_API_KEY: 'uma-chave' };
  const other = ensaio(['--visitantes', '20', '--projeto', 'outro-projeto'], settings);
  expect(other.status).toBe(2);
  expect(other.stderr).toContain('é do projeto um-projeto');
  const unconfirmed = ensaio(['--visitantes', '20', '--projeto', 'um-projeto'], settings);
  expect(unconfirmed.status).toBe(2);
  expect(unconfirmed.stderr).toContain('precisa de uma pessoa');
});

test('npm run ensaio stops its emulators on Ctrl-C', async () => {
  test.setTimeout(240_000);
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

test('the same seed generates the same visitors', () => {
  expect(crowdOf(1, 50)).toEqual(crowdOf(1, 50));
  expect(crowdOf(1, 50)).not.toEqual(crowdOf(2, 50));
  const times = crowdOf(3, 2001)
    .map(({ reactionMs }) => reactionMs)
    .sort((one, other) => one - other);
  expect(times[0]).toBeGreaterThan(100);
  expect(times[1000]).toBeGreaterThan(650);
  expect(times[1000]).toBeLessThan(750);
  const lost = crowdOf(3, 2001).filter(({ losesAnswer }) => losesAnswer);
  expect(lost.length / 2001).toBeCloseTo(0.2, 1);
});

test('a rehearsal fails if an outcome is wrong or missing or the room stays open', () => {
  const conditions = { seed: 1, target: 'aqui', emulated: true, tookMs: 1_000 };
  const five = ticketsOf(0, 1, 2, 3, 4);
  const verdictOf = (visits: Visit[], places = five, roomClosed = true) =>
    judge({ releasedAt: 0, visits, places, roomClosed }, conditions);
  const withChange = (index: number, change: Partial<Visit>) =>
    correctVisits().map((visit, one) => (one === index ? Object.assign(visit, change) : visit));

  expect(verdictOf(correctVisits())).toMatchObject({
    passed: true,
    firstSendersWhoWon: 5,
    sent: 6,
    answeredByPage: 0,
    releaseToButton: { p50: 10, p95: 10, p99: 10 },
    clickToAnswer: { p50: 118, p95: 145, p99: 145 },
    perVisitor: { reads: 10, readsByRules: 2 },
  });
  expect(verdictOf(correctVisits()).shows.map(({ operations }) => operations.reads)).toEqual([
    60, 600, 10_000_000,
  ]);
  expect(verdictOf(withChange(5, { answer: 'won' }))).toMatchObject({
    passed: false,
    winners: 6,
    mistold: 1,
  });
  expect(verdictOf(withChange(0, { answer: 'lost' }))).toMatchObject({
    passed: false,
    winners: 4,
    mistold: 1,
  });
  expect(verdictOf(withChange(5, { answer: null }))).toMatchObject({ passed: false, unanswered: 1 });
  expect(verdictOf(correctVisits(), ticketsOf(0, 1, 2, 3, 4, 5))).toMatchObject({ passed: false, places: 6 });
  expect(verdictOf(correctVisits(), ticketsOf(1, 2, 3, 4, 5))).toMatchObject({ passed: false, mistold: 2 });
  expect(verdictOf(correctVisits(), five, false)).toMatchObject({ passed: false, roomClosed: false });
});

test('the costs follow the list prices and the free daily quota', () => {
  expect(costOf({ reads: 1_000_000, writes: 100_000, deletes: 100_000 })).toBeCloseTo(0.8);
  expect(isFree({ reads: 50_000, writes: 20_000, deletes: 20_000 })).toBe(true);
  expect(isFree({ reads: 50_001, writes: 0, deletes: 0 })).toBe(false);
  expect(isFree({ reads: 0, writes: 20_001, deletes: 0 })).toBe(false);
  expect(isFree({ reads: 0, writes: 0, deletes: 20_001 })).toBe(false);
});

/** Six visitors, of whom the first five won. */
function correctVisits(): Visit[] {
  return Array.from({ length: 6 }, (__, index) => ({
    ticket: `vaga-${index}`,
    sawAt: 10,
    clickedAt: 100 + index,
    answeredAt: 200 + 10 * index,
    answer: index < 5 ? 'won' : 'lost',
    failures: [],
    usage: {
      listenerReads: 8,
      documentReads: 0,
      ruleReads: 2,
      writes: index < 5 ? 2 : 0,
      deletes: index < 5 ? 0 : 1,
      refused: 0,
      lostAnswers: 0,
      firstSentAt: 100 + index,
    },
  }));
}

function ticketsOf(...indexes: number[]): Set<string> {
  return new Set(indexes.map((index) => `vaga-${index}`));
}
