// `npm test` and its parts. The arguments are suites and, after `--`, a filter for their runners. Starts the emulators
// that the suites need, runs the suites, and prints how long each part took and, in the last line, the sum of the results.
import type { JSONReport } from '@playwright/test/reporter';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonTestResults } from 'vitest/reporters';
import { findBrowser } from '../shared/browser';
import { FREE_PORTS, ROOT, startEmulators, type Emulators } from '../shared/emulators';
import { onInterrupt, run } from '../shared/processes';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * The suites that run in one call of a runner, on the same emulators. A suite is a project in the runner's configuration.
 * The call resolves with the runner's exit code.
 */
const CALLS: [suites: string[], runner: (suites: string[]) => Promise<number>][] = [
  [['unit'], vitest],
  [['rules', 'emulator'], vitest],
  [['long'], vitest],
  [['e2e'], playwright],
  [['e2e-long'], playwright],
];
const SUITES = new Set(CALLS.flatMap(([suites]) => suites));

const given = process.argv.slice(2);
const filters = given.filter((word) => !SUITES.has(word) && word !== '--');
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const started: Emulators[] = [];
const stop = async () => void (await Promise.all(started.map((emulators) => emulators.stop())));
onInterrupt(stop);

let complete = false;
const counts: Counts[] = [];
const durations: { part: string; ms: number }[] = [];
try {
  let exitCodes = 0;
  for (const [suites, runner] of CALLS) {
    const asked = suites.filter((suite) => given.includes(suite));
    if (asked.length > 0) exitCodes += await runner(asked);
  }
  complete = exitCodes === 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  await stop();
  rmSync(reports, { recursive: true });
}

for (const { part, ms } of durations) console.log(`${(ms / 1000).toFixed(1).padStart(8)} s  ${part}`);
const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
// A runner that crashed is a failure, even if none of its tests failed.
if (!complete && total.failed === 0) total.failed = 1;
const ofSkipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${ofSkipped}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

async function vitest(suites: string[]): Promise<number> {
  const suite = suites.join(' and ');
  const [emulators] = suite === 'unit' ? [] : await startFor(suite, 1);
  const report = join(reports, `${suite}.json`);
  const cli = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [
    'run',
    ...suites.map((project) => `--project=${project}`),
    // A filter applies to all suites and may match tests of only one.
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const code = await runSuite(suite, [cli, ...args], emulators?.env ?? {});
  counts.push(countsOfVitest(report));
  return code;
}

/** Runs two workers. Each has its own emulators and site, because every test starts by clearing the project's data. */
async function playwright([suite = '']: string[]): Promise<number> {
  const browser = { CHROMIUM_PATH: findBrowser() };
  const sites = await startFor(suite, 2, { site: true });
  const report = join(reports, `${suite}.json`);
  const cli = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  const config = join(ROOT, 'tests', 'e2e', 'playwright.config.ts');
  const args = ['test', `--config=${config}`, `--project=${suite}`, '--pass-with-no-tests'];
  const code = await runSuite(suite, [cli, ...args], {
    ...browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    WORKER_ENVS: JSON.stringify(sites.map(({ env, site }) => Object.assign(env, { SITE_ADDRESS: site }))),
  });
  counts.push(countsOfPlaywright(report));
  return code;
}

/** Starts so many sets of emulators at the same time. */
async function startFor(suite: string, count: number, { site = false } = {}): Promise<Emulators[]> {
  const sets = await Promise.all(
    Array.from({ length: count }, async () => {
      const emulators = await startEmulators({ ports: FREE_PORTS, site });
      started.push(emulators);
      console.log(`Emulador do Firestore: ${emulators.found}, em ${emulators.firestore}`);
      return emulators;
    }),
  );
  const longest = (part: keyof Emulators['tookMs']) => Math.max(...sets.map(({ tookMs }) => tookMs[part]));
  if (site) durations.push({ part: `${suite}: build`, ms: longest('build') });
  durations.push({ part: `${suite}: starting emulators`, ms: longest('start') });
  return sets;
}

/** Resolves with the runner's exit code. */
async function runSuite(suite: string, args: string[], env: Record<string, string>): Promise<number> {
  const startedAt = performance.now();
  const code = await run(process.execPath, [...args, ...filters], { cwd: ROOT, env });
  durations.push({ part: `${suite}: tests`, ms: performance.now() - startedAt });
  return code;
}

function countsOfVitest(report: string): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = read(report) as JsonTestResults;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

function countsOfPlaywright(report: string): Counts {
  const { expected, unexpected, flaky, skipped } = (read(report) as JSONReport).stats;
  if (flaky > 0) console.log(`${flaky} only at the second attempt`);
  return { passed: expected + flaky, failed: unexpected, skipped };
}

function read(report: string): unknown {
  return JSON.parse(readFileSync(report, 'utf8'));
}

function sum(outcome: keyof Counts): number {
  return counts.reduce((before, suite) => before + suite[outcome], 0);
}
