import { chromium, type Browser } from '@playwright/test';
import { deleteDoc, doc, setDoc } from 'firebase/firestore/lite';
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { build, preview, type Plugin } from 'vite';
import { asAdmin } from '../shared/admin';
import { loadRules, type Emulators } from '../shared/emulators';
import { choosePort, listen } from '../shared/ports';
import { ROOT } from '../shared/project';
import { median } from './lighthouse';

/** The round trip that is injected between the browser and Firestore, ms. */
export const ROUND_TRIP_MS = 150;
const VISITS = 9;
/** Commits and reads of Firestore, and Auth. */
const SINGLE_ANSWER = /:(commit|batchGet)|accounts:/;
/** The name of the protected link. */
const PREPARED = 'bench';
const OPEN_RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{document=**} { allow read, write; } } }`;

/** Times in ms. */
interface Visit {
  clickToNavigation: number;
  /** The requests with one answer from the click to the navigation, which the page sends one after another. */
  requests: number;
  /** From adding the room's document to painting the button. */
  addedToPainted: number;
  layoutShift: number;
}

/** Medians of several visits, but the largest layout shift and the most requests. */
export interface Latencies {
  direct: Visit;
  /** With `ROUND_TRIP_MS` added to every round trip. */
  slow: Visit;
}

/**
 * What is measured: a room with an ordinary link, one with a protected link, or the click of naiveClick.ts, with rules that
 * allow it.
 */
export type Kind = 'plain' | 'protected' | 'naive';

/** Measures visits of the waiting room. */
export async function measureLatencies(
  browserPath: string,
  emulators: Emulators,
  { kind, outDir }: { kind: Kind; outDir: string },
): Promise<Latencies> {
  const { VITE_AUTH_EMULATOR: auth } = emulators.env;
  const lines = { firestore: await lineTo(emulators.firestore), auth: await lineTo(auth) };
  const delayBy = (ms: number) => Object.values(lines).forEach((line) => line.delayBy(ms));
  const live = await liveSession();
  if (kind === 'naive') await loadRules(emulators.firestore, OPEN_RULES);
  const env = {
    ...emulators.env,
    VITE_FIRESTORE_EMULATOR: lines.firestore.address,
    VITE_AUTH_EMULATOR: lines.auth.address,
  };
  Object.assign(process.env, env);
  await build({
    root: ROOT,
    mode: 'emulators',
    logLevel: 'warn',
    plugins: kind === 'naive' ? [naiveClick()] : [],
    build: { outDir, emptyOutDir: true },
  });
  const port = await choosePort('a página', 0);
  const server = await preview({
    root: ROOT,
    mode: 'emulators',
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
  try {
    const visit = () =>
      visitOf(browser, `http://127.0.0.1:${port}/sala-de-espera`, {
        firestore: emulators.firestore,
        live: live.address,
        isProtected: kind === 'protected',
      });
    const direct: Visit[] = [];
    const slow: Visit[] = [];
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
    live.close();
    Object.values(lines).forEach((line) => line.close());
  }
}

function summarize(visits: Visit[]): Visit {
  return {
    clickToNavigation: median(visits.map((visit) => visit.clickToNavigation)),
    requests: Math.max(...visits.map((visit) => visit.requests)),
    addedToPainted: median(visits.map((visit) => visit.addedToPainted)),
    layoutShift: Math.max(...visits.map((visit) => visit.layoutShift)),
  };
}

/**
 * Opens the waiting room, releases the button, clicks it and waits for the navigation.
 * @param options `firestore`: host:port; `live`: address of the live session
 */
async function visitOf(
  browser: Browser,
  address: string,
  { firestore, live, isProtected }: { firestore: string; live: string; isProtected: boolean },
): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.addInitScript(observePage);
  await page.goto(address);
  await page.getByRole('heading', { name: 'Não saia daqui!' }).waitFor();
  // Time for the subscription's first response on the slow line.
  await page.waitForTimeout(10 * ROUND_TRIP_MS);

  const room = 'sala';
  await asAdmin(firestore, (db) => setDoc(doc(db, 'linksDaSala', PREPARED), { link: live }));
  const link = isProtected ? `protegido:${PREPARED}` : live;
  const added = Date.now();
  await asAdmin(firestore, (db) => setDoc(doc(db, 'salaDeEspera', room), { link, cliques: 0 }));
  const button = page.getByRole('button', { name: 'Entrar', exact: true });
  await button.waitFor();
  await page.waitForTimeout(500);
  const { paintedAt, layoutShift } = await page.evaluate(readMeasurements, added);

  const left = page.waitForEvent('console', (message) => message.text().startsWith(LEFT));
  let requests = 0;
  page.on('request', (request) => {
    if (SINGLE_ANSWER.test(request.url())) requests++;
  });
  await button.click();
  const clickToNavigation = Number((await left).text().slice(LEFT.length));
  // Chromium does not always close a page that is navigating.
  await page.waitForURL(live);
  await page.close();
  await asAdmin(firestore, (db) => deleteDoc(doc(db, 'salaDeEspera', room)));
  return { clickToNavigation, requests, addedToPainted: paintedAt - added, layoutShift };
}

/** The page logs this, followed by the ms since the click, when it navigates to the live session. */
const LEFT = 'left after ';

/** Runs in the page: marks when the button is painted, and logs the time from the click to the navigation. */
function observePage(): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector('main button')?.textContent !== 'Entrar') return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('painted')));
  }).observe(document, { childList: true, subtree: true });
  let clickedAt = NaN;
  addEventListener('click', () => (clickedAt = performance.now()), { capture: true });
  (globalThis as unknown as { navigation: EventTarget }).navigation.addEventListener('navigate', () =>
    console.log(`left after ${performance.now() - clickedAt}`),
  );
}

/** Runs in the page: when the button was painted, and the layout shift since then. */
function readMeasurements(since: number): { paintedAt: number; layoutShift: number } {
  const shifts = new PerformanceObserver(() => undefined);
  shifts.observe({ type: 'layout-shift', buffered: true });
  const layoutShift = shifts
    .takeRecords()
    .filter(({ startTime }) => performance.timeOrigin + startTime > since)
    .reduce((total, entry) => total + (entry as PerformanceEntry & { value: number }).value, 0);
  const [painted] = performance.getEntriesByName('painted');
  return { paintedAt: performance.timeOrigin + (painted?.startTime ?? NaN), layoutShift };
}

/** Replaces the click by the naive one. */
function naiveClick(): Plugin {
  return {
    name: 'naive-click',
    enforce: 'pre',
    resolveId: (id) => (id === './click' ? join(import.meta.dirname, 'naiveClick.ts') : undefined),
  };
}

/**
 * Starts a TCP proxy that delays what it forwards, in both directions.
 * @param target host:port
 */
async function lineTo(target: string) {
  /** One way, ms. */
  let delay = 0;
  const [host = '', port] = target.split(':');
  const forward = (from: Socket, to: Socket) => {
    from.on('data', (chunk) => void setTimeout(() => to.write(chunk), delay));
    from.on('close', () => void setTimeout(() => to.destroy(), delay));
    from.on('error', () => undefined);
  };
  const server = createServer((client) => {
    client.setNoDelay(true);
    const upstream = connect(Number(port), host).setNoDelay(true);
    forward(client, upstream);
    forward(upstream, client);
  });
  return {
    address: `127.0.0.1:${await listen(server)}`,
    /** One way. */
    delayBy: (ms: number) => void (delay = ms),
    close: () => server.close(),
  };
}

/** Serves an empty page as the live session. */
async function liveSession() {
  const server = createHttpServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><link rel="icon" href="data:,"><title>Ao vivo</title>');
  });
  return {
    address: `http://127.0.0.1:${await listen(server)}/`,
    close: () => server.close(),
  };
}
