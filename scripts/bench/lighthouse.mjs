import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { choosePort } from '../ports.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const RUNS = 3;

/**
 * Lighthouse's four scores for a page on a phone, 0 to 100, the median of three runs, each in a new browser.
 * @param {string} browserPath
 * @param {string} address
 * @returns {Promise<{ scores: number[], missed: string[] }>} the scores in the order performance, accessibility,
 *   best practices, SEO; and the audits that were not passed in any of the runs
 */
export async function lighthouseScores(browserPath, address) {
  /** @type {number[][]} */
  const runs = [];
  /** @type {Set<string>} */
  const missed = new Set();
  for (let run = 0; run < RUNS; run++) {
    const { categories, audits } = await runLighthouse(browserPath, address);
    runs.push(CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)));
    for (const { auditRefs } of Object.values(categories)) {
      for (const { id, weight } of auditRefs) {
        const { score, displayValue } = audits[id] ?? {};
        if (weight > 0 && typeof score === 'number' && score < 0.9)
          missed.add(`${id} ${displayValue ?? ''}`.trim());
      }
    }
  }
  return {
    scores: CATEGORIES.map((_, index) => median(runs.map((run) => run[index] ?? 0))),
    missed: [...missed],
  };
}

/**
 * @param {string} browserPath
 * @param {string} address
 */
async function runLighthouse(browserPath, address) {
  const port = await choosePort('Chromium', 0);
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(address, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** @param {number[]} numbers */
export function median(numbers) {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN;
}
