import type { Browser } from '@playwright/test';
import { deleteDoc, doc, setDoc } from 'firebase/firestore/lite';
import { documents } from '../../src/base/documentPaths';
import { asAdmin } from '../shared/admin';
import { ROUND_TRIP_MS } from './delayedLine';

/**
 * Matches the requests whose answers end: Firestore's commits and reads, and requests to Auth. Leaves out
 * Firestore's stream, whose answer stays open.
 */
const SINGLE_ANSWER = /:(commit|batchGet)|accounts:/;

/** What one visit to the waiting room measures; times in ms. */
export interface ClickVisit {
  clickToNavigation: number;
  /** How many requests that match SINGLE_ANSWER the page sends from the click to the navigation. */
  requests: number;
  /** The time from adding the room's document to painting the button. */
  addedToPainted: number;
  layoutShift: number;
}

/**
 * Opens the waiting room, opens a room, clicks the button and waits for the navigation.
 * @param address the waiting room's address
 * @param options `firestore`: host:port of the emulator; `live`: the address to which the room leads;
 * `isProtected`: whether it does by a protected link
 */
export async function visitOf(
  browser: Browser,
  address: string,
  { firestore, live, isProtected }: { firestore: string; live: string; isProtected: boolean },
): Promise<ClickVisit> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.addInitScript(observePage);
  await page.goto(address);
  await page.getByRole('heading', { name: 'Não saia daqui!' }).waitFor();
  // On the slow line, the subscription needs this long for its first response.
  await page.waitForTimeout(10 * ROUND_TRIP_MS);

  await asAdmin(firestore, (db) => setDoc(doc(db, documents.address('bench')), { link: live }));
  const link = isProtected ? 'protegido:bench' : live;
  const added = Date.now();
  await asAdmin(firestore, (db) => setDoc(doc(db, documents.room('sala')), { link, cliques: 0 }));
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
  // Wait for the new page: Chromium does not always close a page while it navigates.
  await page.waitForURL(live);
  await page.close();
  await asAdmin(firestore, (db) => deleteDoc(doc(db, documents.room('sala'))));
  return { clickToNavigation, requests, addedToPainted: paintedAt - added, layoutShift };
}

/** The page logs this text and the ms since the click when it navigates to the live session. */
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

/**
 * Runs in the page: reads when the button was painted, and sums up the layout shifts.
 * @param since when the room was added, ms since 1970; earlier shifts do not count
 */
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
