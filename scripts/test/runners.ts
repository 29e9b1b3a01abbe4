// Runs Vitest and Playwright, and sums up how long they took and how many tests passed.
import type { JSONReport } from '@playwright/test/reporter';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonTestResults } from 'vitest/reporters';
import { SECOND_MS } from '../../src/base/durations';
import { run } from '../shared/processes';
import { ROOT } from '../shared/project';
import { makeFolder } from '../shared/runs';

export type Env = Record<string, string>;

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const durations: { part: string; ms: number }[] = [];
const counts: Counts[] = [];
let crashed = false;

export async function vitest(suites: string[], filters: string[], env: Env): Promise<void> {
  if (suites.length === 0) return;
  const report = join(makeFolder('reports-'), 'vitest.json');
  const args = [
    join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    // The * is needed because the suites `unit` and `emulator` are several projects of Vitest (projects.ts).
    ...suites.map((suite) => `--project=${suite}*`),
    // A filter may match tests of only one suite.
    '--passWithNoTests',
    // Hides the SDK's log of each refused request; but not in the engines' tests, which print figures.
    ...(suites.includes('engines') ? [] : ['--silent=passed-only']),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const result = await reportOf<JsonTestResults>(suites, [...args, ...filters], env, report);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = result;
  counts.push({ passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests });
}

/**
 * Runs projects of Playwright.
 * @param envs environment variables for each worker
 */
export async function playwright(
  suites: string[],
  filters: string[],
  browser: string,
  envs: Env[],
): Promise<void> {
  if (suites.length === 0) return;
  const report = join(makeFolder('reports-'), 'playwright.json');
  const args = [
    join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js'),
    'test',
    `--config=${join(ROOT, 'tests', 'e2e', 'playwright.config.ts')}`,
    ...suites.map((suite) => `--project=${suite}`),
    '--pass-with-no-tests',
  ];
  const env = {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    WORKER_ENVS: JSON.stringify(envs),
  };
  const { stats } = await reportOf<JSONReport>(suites, [...args, ...filters], env, report);
  counts.push({ passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped });
}

/** Runs a test runner as a Node process, and reads the report that it writes. */
async function reportOf<T>(suites: string[], args: string[], env: Env, report: string): Promise<T> {
  if ((await timed(suites.join(', '), run(process.execPath, args, { cwd: ROOT, env }))) > 0) crashed = true;
  return JSON.parse(readFileSync(report, 'utf8')) as T;
}

export async function timed<T>(part: string, work: Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work;
  durations.push({ part, ms: performance.now() - startedAt });
  return result;
}

/**
 * Prints how long each part took and, in the last line, the sum of the results.
 * @param prepared whether everything that the tests need could be started
 * @returns whether all tests have passed
 */
export function printResults(prepared: boolean): boolean {
  for (const { part, ms } of durations) console.log(`${(ms / SECOND_MS).toFixed(1).padStart(8)} s  ${part}`);
  const { passed, failed, skipped } = totalOf(counts, crashed || !prepared);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed === 0 && passed > 0;
}

/** The sum of the results. A crashed runner counts as a failure, even if none of its tests failed. */
export function totalOf(results: Counts[], hasCrashed: boolean): Counts {
  const sum = (outcome: keyof Counts) => results.reduce((total, result) => total + result[outcome], 0);
  const failed = sum('failed');
  return {
    passed: sum('passed'),
    failed: hasCrashed ? Math.max(1, failed) : failed,
    skipped: sum('skipped'),
  };
}
