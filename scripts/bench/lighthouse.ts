import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { choosePort } from '../shared/ports';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const RUNS = 5;
/** A stream of snapshots never ends, so Lighthouse would wait for its longest time, 45 s, for each page with data. */
const MAX_WAIT_MS = 15_000;

interface Scores {
  /** Performance, accessibility, best practices, SEO, 0 to 100. */
  scores: number[];
  /** Audits that failed in any of the runs. */
  missed: string[];
}

/** Lighthouse's scores for a page on a phone: the median of five runs in new browsers. */
export async function lighthouseScores(browserPath: string, address: string): Promise<Scores> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run++) results.push(await audit(browserPath, address));
  return {
    scores: CATEGORIES.map((category) => median(results.map((result) => scoreOf(result, category)))),
    missed: [...new Set(results.flatMap(missedAudits))],
  };
}

async function audit(browserPath: string, address: string): Promise<Result> {
  const port = await choosePort('Chromium', 0);
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(address, {
      port,
      onlyCategories: CATEGORIES,
      maxWaitForLoad: MAX_WAIT_MS,
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

function scoreOf({ categories }: Result, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

function missedAudits({ categories, audits }: Result): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());
}

export function median(numbers: number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN;
}
