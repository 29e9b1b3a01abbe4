import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choosePort } from '../shared/ports';
import { asCpuTime, type TraceEvent } from './cpuTime';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const RUNS = 3;

interface Scores {
  /** Performance, accessibility, best practices, SEO, 0 to 100. */
  scores: number[];
  /** Performance by wall time. */
  byTheClock: number;
  /** Audits that failed in any of the runs. */
  missed: string[];
}

/** Lighthouse's scores for a page on a phone: the median of three runs in new browsers, by processor time. */
export async function lighthouseScores(browserPath: string, address: string): Promise<Scores> {
  const results: Result[] = [];
  const byTheClock: Result[] = [];
  for (let run = 0; run < RUNS; run++) {
    const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
    await visit(browserPath, address, folder);
    byTheClock.push(await audit(address, folder));
    const file = join(folder, 'defaultPass.trace.json');
    const trace = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] };
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

/** Gathers Lighthouse's artifacts of a visit in the folder. */
async function visit(browserPath: string, address: string, folder: string): Promise<void> {
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

/** Audits the artifacts that `visit` has gathered. */
async function audit(address: string, folder: string): Promise<Result> {
  const result = await lighthouse(address, {
    onlyCategories: CATEGORIES,
    logLevel: 'error',
    auditMode: folder,
  });
  if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
  return result.lhr;
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
