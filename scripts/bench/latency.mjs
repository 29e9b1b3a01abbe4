import { chromium } from '@playwright/test';
import { deleteDoc, doc, setDoc } from 'firebase/firestore';
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { asAdmin } from '../admin.mjs';
import { loadRules, ROOT } from '../emulators.mjs';
import { choosePort } from '../ports.mjs';
import { median } from './lighthouse.mjs';

/** The round trip that is injected between the browser and Firestore, ms. */
export const ROUND_TRIP_MS = 150;
const VISITS = 9;
const OPEN_RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{document=**} { allow read, write; } } }`;

/**
 * What one visitor saw, in ms.
 * @typedef {{ clickToNavigation: number, addedToPainted: number, layoutShift: number }} Visit
 */

/**
 * The waiting room as it is, and behind a line on which every round trip takes `ROUND_TRIP_MS` more.
 * @typedef {{ direct: Visit, slow: Visit }} Latencies the medians of several visits, but the largest layout shift
 */

/**
 * @param {string} browserPath
 * @param {import('../emulators.mjs').Emulators} emulators
 * @param {{ naive: boolean, outDir: string }} options `naive`: with the click of spec.md to the letter and rules
 *   that allow it
 * @returns {Promise<Latencies>}
 */
export async function measureLatencies(browserPath, emulators, { naive, outDir }) {
  const line = await lineTo(emulators.firestore);
  const live = await liveSession();
  if (naive) await loadRules(emulators.firestore, OPEN_RULES);
  const env = { ...emulators.env, VITE_FIRESTORE_EMULATOR: line.address };
  Object.assign(process.env, env);
  await build({
    root: ROOT,
    mode: 'emulators',
    logLevel: 'warn',
    plugins: naive ? [naiveClick()] : [],
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
      visitOf(browser, `http://127.0.0.1:${port}/sala-de-espera`, emulators.firestore, live.address);
    /** @type {Visit[]} */
    const direct = [];
    /** @type {Visit[]} */
    const slow = [];
    for (let pair = 0; pair < VISITS; pair++) {
      line.delayBy(0);
      direct.push(await visit());
      line.delayBy(ROUND_TRIP_MS / 2);
      slow.push(await visit());
    }
    return { direct: inAll(direct), slow: inAll(slow) };
  } finally {
    await browser.close();
    await server.close();
    live.close();
    line.close();
  }
}

/** @param {Visit[]} visits @returns {Visit} */
function inAll(visits) {
  return {
    clickToNavigation: median(visits.map((visit) => visit.clickToNavigation)),
    addedToPainted: median(visits.map((visit) => visit.addedToPainted)),
    layoutShift: Math.max(...visits.map((visit) => visit.layoutShift)),
  };
}

/**
 * One visitor, who waits, sees the button come, clicks and gets through.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {string} firestore
 * @param {string} live address of the live session
 * @returns {Promise<Visit>}
 */
async function visitOf(browser, address, firestore, live) {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.addInitScript(observePage);
  await page.goto(address);
  await page.getByRole('heading', { name: 'Não saia daqui!' }).waitFor();
  // The subscription is up when its first answer has come over the slow line.
  await page.waitForTimeout(10 * ROUND_TRIP_MS);

  const room = 'sala';
  const added = Date.now();
  await asAdmin(firestore, (db) => setDoc(doc(db, 'salaDeEspera', room), { link: live, cliques: 0 }));
  const button = page.getByRole('button', { name: 'Entrar', exact: true });
  await button.waitFor();
  await page.waitForTimeout(500);
  const { paintedAt, layoutShift } = await page.evaluate(whatWasSeen, added);

  const left = page.waitForEvent('console', (message) => message.text().startsWith(LEFT));
  await button.click();
  const clickToNavigation = Number((await left).text().slice(LEFT.length));
  // Chromium does not always close a page that is just leaving for another.
  await page.waitForURL(live);
  await page.close();
  await asAdmin(firestore, (db) => deleteDoc(doc(db, 'salaDeEspera', room)));
  return { clickToNavigation, addedToPainted: paintedAt - added, layoutShift };
}

/** What the page logs when it leaves for the live session, before the ms that have passed since the click. */
const LEFT = 'left after ';

/** In the page: marks when the button is painted, and tells how long after the click the page is left. */
function observePage() {
  new MutationObserver((_, observer) => {
    if (document.querySelector('main button')?.textContent !== 'Entrar') return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('painted')));
  }).observe(document, { childList: true, subtree: true });
  let clickedAt = NaN;
  addEventListener('click', () => (clickedAt = performance.now()), { capture: true });
  /** @type {any} */ (globalThis).navigation.addEventListener('navigate', () =>
    console.log(`left after ${performance.now() - clickedAt}`),
  );
}

/**
 * In the page: when the button was painted, and how much has moved since.
 * @param {number} since
 */
function whatWasSeen(since) {
  const shifts = new PerformanceObserver(() => undefined);
  shifts.observe({ type: 'layout-shift', buffered: true });
  const layoutShift = shifts
    .takeRecords()
    .filter(({ startTime }) => performance.timeOrigin + startTime > since)
    .reduce((before, entry) => before + /** @type {any} */ (entry).value, 0);
  const [painted] = performance.getEntriesByName('painted');
  return { paintedAt: performance.timeOrigin + (painted?.startTime ?? NaN), layoutShift };
}

/** Replaces the click by the naive one. @returns {import('vite').Plugin} */
function naiveClick() {
  return {
    name: 'naive-click',
    enforce: 'pre',
    resolveId: (id) => (id === './click' ? join(import.meta.dirname, 'naiveClick.ts') : undefined),
  };
}

/**
 * A port that leads to `target` and delays every byte, there and back, as it is told to.
 * @param {string} target host:port
 */
async function lineTo(target) {
  /** One way, ms. */
  let delay = 0;
  const [host = '', port] = target.split(':');
  /** @type {(from: import('node:net').Socket, to: import('node:net').Socket) => void} */
  const forward = (from, to) => {
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
  const own = await choosePort('a linha lenta', 0);
  await new Promise((resolve) => server.listen(own, '127.0.0.1', () => resolve(undefined)));
  return {
    address: `127.0.0.1:${own}`,
    /** @param {number} ms one way */
    delayBy: (ms) => void (delay = ms),
    close: () => server.close(),
  };
}

/** A page that stands for the live session. */
async function liveSession() {
  const server = createHttpServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><link rel="icon" href="data:,"><title>Ao vivo</title>');
  });
  const port = await choosePort('a sessão ao vivo', 0);
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => server.close(),
  };
}
