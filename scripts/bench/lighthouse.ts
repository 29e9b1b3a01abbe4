import lighthouse, { type Result } from 'lighthouse';
import { launchBrowser } from '../shared/browser';
import { median } from '../shared/median';
import { choosePort } from '../shared/ports';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const RUNS = 5;
/**
 * How long Lighthouse waits for a page to finish loading, which a page with a stream of snapshots never does.
 * Lighthouse's default is 45 s.
 */
const LOAD_LIMIT_MS = 15_000;

/**
 * Lighthouse's scores for a page on a phone, 0 to 100: the medians of five runs in new browsers.
 * @returns the scores in the order of CATEGORIES, and the audits that failed in any of the runs
 */
export async function lighthouseScores(address: string): Promise<{ scores: number[]; missed: string[] }> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run++) results.push(await audit(address));
  return {
    scores: CATEGORIES.map((category) =>
      median(results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))),
    ),
    missed: [...new Set(results.flatMap(missedAudits))],
  };
}

async function audit(address: string): Promise<Result> {
  const port = await choosePort('Chromium', 0);
  const browser = await launchBrowser(
    '--disable-gpu',
    '--ignore-certificate-errors',
    `--remote-debugging-port=${port}`,
  );
  try {
    const result = await lighthouse(address, {
      port,
      onlyCategories: CATEGORIES,
      maxWaitForLoad: LOAD_LIMIT_MS,
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

function missedAudits({ categories, audits }: Result): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());
}
