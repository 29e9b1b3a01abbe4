// `npm run bench`: what a visit costs on a phone, measured on the production build, the Hosting emulator with the
// production headers, and Chromium. Prints a table, and fails where a figure is above its bar. `-- sizes` and the like
// measure a part of it.
import { deleteDoc, doc } from 'firebase/firestore';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { asAdmin } from './admin.mjs';
import { measureLatencies, ROUND_TRIP_MS } from './bench/latency.mjs';
import { overHttp2 } from './bench/http2.mjs';
import { lighthouseScores } from './bench/lighthouse.mjs';
import { sizesOf } from './bench/sizes.mjs';
import { findBrowser } from './browser.mjs';
import { FREE_PORTS, startEmulators } from './emulators.mjs';
import { onInterrupt } from './processes.mjs';
import { seed } from './seed.mjs';

const PAGES = [
  '/',
  '/pg-infor/em-breve',
  '/login',
  '/sign-up/novo-cadastro',
  '/sala-de-espera',
  '/promo/carro-zero',
];

/** @type {{ what: string, figure: string, bar: string, held: boolean }[]} */
const rows = [];
/** @type {(what: string, value: number, most: number, unit?: string) => void} */
const atMost = (what, value, most, unit = '') =>
  void rows.push({
    what,
    figure: value.toFixed(2) + unit,
    bar: `<= ${most.toFixed(2)}${unit}`,
    held: value <= most,
  });

const PARTS = ['sizes', 'lighthouse', 'latencies'];
const wanted = process.argv.slice(2);
if (!wanted.every((part) => PARTS.includes(part))) {
  console.error(`Nothing to measure by this name: ${wanted.join(' ')}. There are: ${PARTS.join(', ')}.`);
  process.exit(2);
}
/** @param {string} part */
const isWanted = (part) => wanted.length === 0 || wanted.includes(part);

const browser = findBrowser();
const emulators = await startEmulators({ ports: FREE_PORTS, site: true });
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
onInterrupt(emulators.stop);
try {
  await seed(emulators);
  // Lighthouse would measure the player.
  await asAdmin(emulators.firestore, (db) => deleteDoc(doc(db, 'configuracoes/salaDeEspera')));
  if (isWanted('sizes')) await sizes(emulators.site ?? '');
  if (isWanted('lighthouse')) {
    const hosting = await overHttp2(emulators.site ?? '', folder);
    await lighthouse(hosting.site);
    hosting.close();
  }
  if (isWanted('latencies')) await latencies();
} finally {
  await emulators.stop();
  rmSync(folder, { recursive: true });
}

console.table(rows);
console.log(
  'The emulator tells nothing of production: neither of its latency nor of many people at one document.',
);
const above = rows.filter(({ held }) => !held).length;
console.log(above === 0 ? 'Every bar is held.' : `${above} above the bar.`);
process.exit(above === 0 ? 0 : 1);

/** @param {string} site */
async function sizes(site) {
  const { scripts, styles } = await sizesOf(browser, site);
  for (const { page, bytes, floor, most } of scripts)
    atMost(`JavaScript of ${page} (${kB(bytes)}) / floor (${kB(floor)})`, bytes / floor, most);
  atMost('CSS of the whole app', styles.bytes / 1000, styles.most / 1000, ' kB');
}

/** @param {string} site */
async function lighthouse(site) {
  for (const address of PAGES) {
    const { scores, byTheClock, missed } = await lighthouseScores(browser, site + address);
    rows.push({
      what: `Lighthouse ${address}, by processor time: performance, accessibility, best practices, SEO`,
      figure: `${scores.join(' ')} (${byTheClock} by the clock)`,
      bar: '100 100 100 100',
      held: scores.every((score) => score === 100),
    });
    if (missed.length > 0) console.log(`${address}: ${missed.join(', ')}`);
  }
}

async function latencies() {
  const options = { naive: false, outDir: join(folder, 'own') };
  const own = await measureLatencies(browser, emulators, options);
  const naive = await measureLatencies(browser, emulators, { naive: true, outDir: join(folder, 'naive') });
  const [ownTrips, naiveTrips] = [trips(own), trips(naive)];
  atMost(
    `Click to navigation, round trips (${spelled(own)}; naive ${naiveTrips.toFixed(2)}, ${spelled(naive)})`,
    ownTrips,
    1.2,
  );
  if (naiveTrips <= ownTrips) throw new Error('The naive click was not measured.');
  atMost('Document added to button painted', own.slow.addedToPainted, ROUND_TRIP_MS + 100, ' ms');
  atMost('Layout shift when the button appears', own.slow.layoutShift, 0);
}

/** @param {number} bytes */
function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/**
 * How many round trips a click waits for: what it takes longer on the slow line, in units of what that adds to each.
 * @param {import('./bench/latency.mjs').Latencies} latencies
 */
function trips({ direct, slow }) {
  return (slow.clickToNavigation - direct.clickToNavigation) / ROUND_TRIP_MS;
}

/** @param {import('./bench/latency.mjs').Latencies} latencies */
function spelled({ direct, slow }) {
  return `${slow.clickToNavigation.toFixed(0)} ms, ${direct.clickToNavigation.toFixed(0)} without the ${ROUND_TRIP_MS}`;
}
