// `npm test` and its parts. The arguments are suites and, after `--`, a filter for their runners. Starts the
// emulators that the suites need, runs the suites, and prints how long each part took and, in the last line,
// the sum of the results.
import type { JSONReport } from '@playwright/test/reporter';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonTestResults } from 'vitest/reporters';
import { SECOND_MS } from '../../src/base/durations';
import { findBrowser } from '../shared/browser';
import { FREE_PORTS, startEmulators } from '../shared/emulators';
import { onInterrupt, run } from '../shared/processes';
import { ROOT } from '../shared/project';
import { startStorage } from '../shared/storageEmulator';
import { startSites } from './sites';

/**
 * The suites by what they need. Those of `browser` are projects of Playwright, the others are projects of
 * Vitest.
 */
const SUITES = {
  unit: ['unit'],
  storage: ['storage'],
  emulators: ['rules', 'emulator', 'long'],
  browser: ['tooling', 'e2e', 'e2e-long'],
  engines: ['engines'],
};

/**
 * How many workers run browser tests. The usual tests often wait; the long ones do not, and some open 20 tabs
 * at a time.
 */
const WORKERS = 2;
const WORKERS_OF_LONG_TESTS = 1;

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

type Env = Record<string, string>;

const given = process.argv.slice(2);
const asked = (suites: string[]) => suites.filter((suite) => given.includes(suite));
const filters = given.filter((word) => word !== '--' && !Object.values(SUITES).flat().includes(word));
const onEmulators = asked(SUITES.emulators);
const inBrowser = asked(SUITES.browser);
const inEngines = asked(SUITES.engines);

// An emulator that runs for minutes only is not worth a second, optimizing compilation: this takes a third
// less time.
process.env.JAVA_TOOL_OPTIONS ??= '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const stops: (() => Promise<void>)[] = [];
const stop = async () => void (await Promise.all(stops.map((each) => each())));
onInterrupt(stop);

const durations: { part: string; ms: number }[] = [];
const counts: Counts[] = [];
let exitCodes = 0;
try {
  // The emulators start and run their suites, mostly waiting, while unit tests run. Browser tests then keep
  // all processors busy.
  const unit = vitest(asked(SUITES.unit), {});
  // `findBrowser` may install a browser, while the unit tests run.
  const browser = inBrowser.length > 0 ? findBrowser() : '';
  const starting = start();
  await Promise.all([
    starting.then(([env = {}]) => vitest(onEmulators, env)),
    testOnStorage(),
    Promise.all([starting, unit]).then(([[, ...envs]]) => playwright(inBrowser, browser, envs)),
  ]);
  const [env = {}] = await starting;
  await vitest(inEngines, env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  exitCodes += 1;
} finally {
  await stop();
  rmSync(reports, { recursive: true });
}

for (const { part, ms } of durations) console.log(`${(ms / SECOND_MS).toFixed(1).padStart(8)} s  ${part}`);
const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
// A runner that crashed is a failure, even if none of its tests failed.
if (exitCodes > 0 && total.failed === 0) total.failed = 1;
const ofSkipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${ofSkipped}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

async function testOnStorage(): Promise<void> {
  const suites = asked(SUITES.storage);
  if (suites.length === 0) return;
  const emulator = await timed('Storage emulator', startStorage());
  stops.push(emulator.stop);
  await vitest(suites, { FIREBASE_STORAGE_EMULATOR_HOST: emulator.storage });
}

/**
 * Starts the emulators and sites.
 * @returns the environment variables of Vitest's suites, and of each browser worker
 */
async function start(): Promise<Env[]> {
  if (onEmulators.length + inBrowser.length + inEngines.length === 0) return [];
  return timed('emulators and sites', startSuites());
}

async function startSuites(): Promise<Env[]> {
  const needSite = inBrowser.length + inEngines.length > 0;
  const emulators = await startEmulators({ ports: FREE_PORTS, site: needSite });
  stops.push(emulators.stop);
  console.log(`Emulador do Firestore: ${emulators.found}, em ${emulators.firestore}`);
  if (inBrowser.length === 0) return [{ ...emulators.env, SITE_ADDRESS: emulators.site ?? '' }];
  const workers = inBrowser.includes('e2e-long') ? WORKERS_OF_LONG_TESTS : WORKERS;
  const sites = await startSites(emulators, workers);
  stops.push(sites.stop);
  return sites.envs;
}

async function vitest(suites: string[], env: Env): Promise<void> {
  if (suites.length === 0) return;
  const report = join(reports, `${suites.join('-')}.json`);
  const args = [
    join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    // The suite `unit` is three projects of Vitest (projects.ts).
    ...suites.map((suite) => `--project=${suite}*`),
    // A filter applies to all suites and may match tests of only one.
    '--passWithNoTests',
    // Hides the SDK's log of every request that the rules refuse, but not the figures that the engines' tests
    // print.
    ...(suites === inEngines ? [] : ['--silent=passed-only']),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const result = await reportOf<JsonTestResults>(suites, args, env, report);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = result;
  counts.push({ passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests });
}

/** @param envs the environment variables of each worker */
async function playwright(suites: string[], browser: string, envs: Env[]): Promise<void> {
  if (suites.length === 0) return;
  const report = join(reports, 'playwright.json');
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
  const { expected, unexpected, skipped } = (await reportOf<JSONReport>(suites, args, env, report)).stats;
  counts.push({ passed: expected, failed: unexpected, skipped });
}

async function timed<T>(part: string, work: Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work;
  durations.push({ part, ms: performance.now() - startedAt });
  return result;
}

/** Runs a test runner in Node, and reads the report that it writes. */
async function reportOf<T>(suites: string[], args: string[], env: Env, report: string): Promise<T> {
  const running = run(process.execPath, [...args, ...filters], { cwd: ROOT, env });
  exitCodes += await timed(suites.join(', '), running);
  return JSON.parse(readFileSync(report, 'utf8')) as T;
}

function sum(outcome: keyof Counts): number {
  return counts.reduce((before, suite) => before + suite[outcome], 0);
}
