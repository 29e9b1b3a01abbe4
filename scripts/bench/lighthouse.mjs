import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choosePort } from '../ports.mjs';
import { asCpuTime } from './cpuTime.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const RUNS = 3;

/** @typedef {import('lighthouse').Result} Result */

/**
 * Lighthouse's four scores for a page on a phone, 0 to 100, the median of three runs, each in a new browser. The
 * page's tasks count for as long as they had the processor.
 * @param {string} browserPath
 * @param {string} address
 * @returns {Promise<{ scores: number[], byTheClock: number, missed: string[] }>} the scores in the order
 *   performance, accessibility, best practices, SEO; the performance as the clock has it, with whatever else this
 *   machine did; and the audits that were not passed in any of the runs
 */
export async function lighthouseScores(browserPath, address) {
  /** @type {Result[]} */
  const results = [];
  /** @type {Result[]} */
  const byTheClock = [];
  for (let run = 0; run < RUNS; run++) {
    const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
    await visit(browserPath, address, folder);
    byTheClock.push(await audit(address, folder));
    const file = join(folder, 'defaultPass.trace.json');
    const trace = JSON.parse(readFileSync(file, 'utf8'));
    asCpuTime(trace.traceEvents);
    writeFileSync(file, JSON.stringify(trace));
    results.push(await audit(address, folder));
    rmSync(folder, { recursive: true });
  }
  return {
    scores: CATEGORIES.map((category) => median(results.map((result) => scoreOf(result, category)))),
    byTheClock: median(byTheClock.map((result) => scoreOf(result, 'performance'))),
    missed: [...new Set(results.flatMap(missedAudits))],
  };
}

/**
 * @param {string} browserPath
 * @param {string} address
 * @param {string} folder keeps what was seen
 */
async function visit(browserPath, address, folder) {
  const port = await choosePort('Chromium', 0);
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  try {
    await lighthouse(address, { port, onlyCategories: CATEGORIES, logLevel: 'error', gatherMode: folder });
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} address
 * @param {string} folder of `visit`
 */
async function audit(address, folder) {
  const result = await lighthouse(address, {
    onlyCategories: CATEGORIES,
    logLevel: 'error',
    auditMode: folder,
  });
  if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
  return result.lhr;
}

/**
 * @param {Result} result
 * @param {string} category
 */
function scoreOf({ categories }, category) {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

/** @param {Result} result */
function missedAudits({ categories, audits }) {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());
}

/** @param {number[]} numbers */
export function median(numbers) {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN;
}
