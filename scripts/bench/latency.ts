import { join } from 'node:path';
import { build, preview } from 'vite';
import { loadRules } from '../shared/admin';
import { launchBrowser } from '../shared/browser';
import type { Emulators } from '../shared/emulators';
import { serveLiveSession } from '../shared/liveSession';
import { median } from '../shared/median';
import { ROOT } from '../shared/project';
import { visitOf, type ClickVisit } from './clickVisit';
import { lineTo, ROUND_TRIP_MS } from './delayedLine';

const VISITS = 9;
const OPEN_RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{document=**} { allow read, write; } } }`;

/** The medians of several visits; for the layout shift and the number of requests, the largest values. */
export interface Latencies {
  direct: ClickVisit;
  /** Visits on a line that adds `ROUND_TRIP_MS` to every round trip. */
  slow: ClickVisit;
}

/**
 * Measures clicks in the waiting room.
 * @param kind `plain`: in a room with an ordinary link; `protected`: in one with a protected link; `naive`:
 * the click of naiveClick.ts, with rules that allow everything
 * @param outDir the folder for the build
 */
export async function measureLatencies(
  { firestore, env }: Emulators,
  kind: 'plain' | 'protected' | 'naive',
  outDir: string,
): Promise<Latencies> {
  const [toFirestore, toAuth] = [await lineTo(firestore), await lineTo(env.VITE_AUTH_EMULATOR)];
  const delayBy = (ms: number) => [toFirestore, toAuth].forEach((line) => line.delayBy(ms));
  if (kind === 'naive') await loadRules(firestore, OPEN_RULES);
  const emulators = { VITE_FIRESTORE_EMULATOR: toFirestore.address, VITE_AUTH_EMULATOR: toAuth.address };
  const server = await servePage({ ...env, ...emulators }, outDir, kind === 'naive');
  const live = await serveLiveSession();
  const browser = await launchBrowser();
  try {
    const room = { firestore, live, isProtected: kind === 'protected' };
    const visit = () => visitOf(browser, `${server.resolvedUrls?.local[0]}sala-de-espera`, room);
    const direct: ClickVisit[] = [];
    const slow: ClickVisit[] = [];
    for (let pair = 0; pair < VISITS; pair++) {
      delayBy(0);
      direct.push(await visit());
      delayBy(ROUND_TRIP_MS / 2);
      slow.push(await visit());
    }
    return { direct: summarize(direct), slow: summarize(slow) };
  } finally {
    await browser.close();
    await server.close();
    for (const line of [toFirestore, toAuth]) line.close();
  }
}

async function servePage(env: Record<string, string>, outDir: string, isNaive: boolean) {
  Object.assign(process.env, env);
  const naiveClick = {
    name: 'naive-click',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id === './click' ? join(import.meta.dirname, 'naiveClick.ts') : undefined),
  };
  const options = { root: ROOT, mode: 'emulators', logLevel: 'warn' as const };
  await build({ ...options, plugins: isNaive ? [naiveClick] : [], build: { outDir, emptyOutDir: true } });
  return preview({ ...options, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
}

function summarize(visits: ClickVisit[]): ClickVisit {
  return {
    clickToNavigation: median(visits.map((visit) => visit.clickToNavigation)),
    requests: Math.max(...visits.map((visit) => visit.requests)),
    addedToPainted: median(visits.map((visit) => visit.addedToPainted)),
    layoutShift: Math.max(...visits.map((visit) => visit.layoutShift)),
  };
}
