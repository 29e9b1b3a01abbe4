// `npm test` and its parts: `node scripts/test.mjs unit rules e2e [-- filter for the runner]`. Starts what the
// suites need, runs them, and ends with one plain line that sums them all.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { FREE_PORTS, ROOT, startEmulators } from './emulators.mjs';
import { onInterrupt, run } from './processes.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** Each is a project in the configuration of its runner. */
const RUNNERS = new Map([
  ['unit', vitest],
  ['rules', vitest],
  ['long', vitest],
  ['e2e', playwright],
  ['e2e-long', playwright],
]);

const given = process.argv.slice(2);
const filters = given.filter((word) => !RUNNERS.has(word) && word !== '--');
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
/** @type {import('./emulators.mjs').Emulators[]} */
const started = [];
const stop = async () => void (await Promise.all(started.map((emulators) => emulators.stop())));
onInterrupt(stop);

let complete = false;
/** @type {Counts[]} */
const counts = [];
try {
  let exitCodes = 0;
  for (const [suite, runner] of RUNNERS) if (given.includes(suite)) exitCodes += await runner(suite);
  complete = exitCodes === 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  await stop();
  rmSync(reports, { recursive: true });
}

const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
// A runner that broke down counts as a failure even where no test of it failed.
if (!complete && total.failed === 0) total.failed = 1;
const ofSkipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${ofSkipped}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

/** @param {string} suite @returns {Promise<number>} the runner's exit code */
async function vitest(suite) {
  const env = suite === 'unit' ? {} : (await start()).env;
  const report = join(reports, `${suite}.json`);
  const cli = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [
    'run',
    '--project',
    suite,
    // A filter is for all suites that run, and may fit one of them only.
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const code = await run(process.execPath, [cli, ...args, ...filters], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
  counts.push(countsOfVitest(report));
  return code;
}

/**
 * By two workers, each with emulators and a site of its own, because a test begins by emptying its project.
 * @param {string} suite
 * @returns {Promise<number>} the runner's exit code
 */
async function playwright(suite) {
  const browser = { CHROMIUM_PATH: findBrowser() };
  const sites = await Promise.all([start({ site: true }), start({ site: true })]);
  const report = join(reports, `${suite}.json`);
  const cli = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  const config = join(ROOT, 'tests', 'e2e', 'playwright.config.ts');
  const args = ['test', `--config=${config}`, `--project=${suite}`, '--pass-with-no-tests'];
  const code = await run(process.execPath, [cli, ...args, ...filters], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      WORKER_ENVS: JSON.stringify(sites.map(({ env, site }) => Object.assign(env, { SITE_ADDRESS: site }))),
    },
  });
  counts.push(countsOfPlaywright(report));
  return code;
}

/** @param {{ site?: boolean }} [options] */
async function start({ site = false } = {}) {
  const emulators = await startEmulators({ ports: FREE_PORTS, site });
  started.push(emulators);
  console.log(`Emulador do Firestore: ${emulators.found}, em ${emulators.firestore}`);
  return emulators;
}

/** @param {string} report @returns {Counts} */
function countsOfVitest(report) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = read(report);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/** @param {string} report @returns {Counts} */
function countsOfPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = read(report).stats;
  if (flaky > 0) console.log(`${flaky} only at the second attempt`);
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/** @param {string} report */
function read(report) {
  return JSON.parse(readFileSync(report, 'utf8'));
}

/** @param {keyof Counts} what */
function sum(what) {
  return counts.reduce((before, suite) => before + suite[what], 0);
}
