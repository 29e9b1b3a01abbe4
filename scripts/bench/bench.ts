// `npm run bench` measures what a visit costs on a phone: Chromium on the production build, served by the
// Hosting emulator with the production headers. It prints a table and fails if a figure exceeds its limit.
// `-- sizes` measures one part. Use an idle machine. With few processors, Debian's chromium-headless-shell
// (CHROMIUM_PATH) disturbs the figures less than a Chromium with a user interface.
import { deleteDoc, doc } from 'firebase/firestore/lite';
import { join } from 'node:path';
import { documents } from '../../src/base/documentPaths';
import { addressesOf, routes } from '../../src/routes';
import { asAdmin } from '../shared/admin';
import { FREE_PORTS, startEmulators } from '../shared/emulators';
import { onInterrupt } from '../shared/processes';
import { makeFolder } from '../shared/runs';
import { seed } from '../shared/seed';
import { sizesOf } from '../shared/sizes';
import { ROUND_TRIP_MS } from './delayedLine';
import { measureFirstPaints } from './firstPaint';
import { overHttp2 } from './http2';
import { measureLatencies, type Latencies } from './latency';
import { lighthouseScores } from './lighthouse';

const PRERENDERED = routes.flatMap(addressesOf);
/** The addresses of the pages that people see without being signed in. */
const PAGES = routes
  .filter(({ path, layout }) => layout !== 'signedIn' && path !== '*')
  .flatMap(addressesOf)
  .map((address) => address.replace('/promo/_', '/promo/carro-zero'));

const rows: { what: string; figure: string; limit: string; met: boolean }[] = [];
const atMost = (what: string, value: number, most: number, unit = '') =>
  void rows.push({
    what,
    figure: value.toFixed(2) + unit,
    limit: `<= ${most.toFixed(2)}${unit}`,
    met: value <= most,
  });

const PARTS: Record<string, (site: string) => Promise<void>> = { sizes, paints, lighthouse, latencies };
const wanted = process.argv.slice(2);
if (!wanted.every((part) => part in PARTS)) {
  const parts = Object.keys(PARTS).join(', ');
  console.error(`Nothing to measure by this name: ${wanted.join(' ')}. There are: ${parts}.`);
  process.exit(2);
}

const emulators = await startEmulators({ ports: FREE_PORTS, site: true });
const folder = makeFolder('bench-');
onInterrupt(emulators.stop);
try {
  await seed(emulators);
  // With a video, Lighthouse would measure YouTube's player.
  await asAdmin(emulators.firestore, (db) => deleteDoc(doc(db, documents.settings)));
  for (const [part, measure] of Object.entries(PARTS))
    if (wanted.length === 0 || wanted.includes(part)) await measure(emulators.site ?? '');
} finally {
  await emulators.stop();
}

console.table(rows);
console.log(
  'The emulator says nothing about production: neither its latency nor contention on one document.',
);
const above = rows.filter(({ met }) => !met).length;
console.log(above === 0 ? 'Every limit is met.' : `${above} above their limits.`);
process.exit(above === 0 ? 0 : 1);

async function sizes(site: string): Promise<void> {
  const { scripts, limited } = await sizesOf(site);
  for (const { page, bytes, floor, most } of scripts)
    atMost(`JavaScript of ${page} (${kB(bytes)}) / floor (${kB(floor)})`, bytes / floor, most);
  for (const { what, bytes, most } of limited) atMost(what, bytes / 1000, most / 1000, ' kB');
}

async function paints(site: string): Promise<void> {
  for (const { address, ...times } of await measureFirstPaints(site, PRERENDERED, folder))
    atMost(
      `First paint of ${address} (${times.page.toFixed(0)} ms) / without scripts (${times.static.toFixed(0)} ms)`,
      times.page / times.static,
      1.25,
    );
}

async function lighthouse(site: string): Promise<void> {
  const hosting = await overHttp2(site, folder);
  for (const address of PAGES) {
    const { scores, missed } = await lighthouseScores(hosting.site + address);
    rows.push({
      what: `Lighthouse ${address}: performance, accessibility, best practices, SEO`,
      figure: scores.join(' '),
      limit: '100 100 100 100',
      met: scores.every((score) => score === 100),
    });
    if (missed.length > 0) console.log(`${address}: ${missed.join(', ')}`);
  }
  hosting.close();
}

async function latencies(): Promise<void> {
  const ours = await measureLatencies(emulators, 'plain', join(folder, 'plain'));
  const behindDoor = await measureLatencies(emulators, 'protected', join(folder, 'protected'));
  // Measured last, because the naive click needs rules that allow everything.
  const naive = await measureLatencies(emulators, 'naive', join(folder, 'naive'));
  const [ourTrips, naiveTrips] = [trips(ours), trips(naive)];
  atMost(
    `Click to navigation, round trips (${format(ours)}; naive ${naiveTrips.toFixed(2)}, ${format(naive)})`,
    ourTrips,
    1.2,
  );
  atMost(
    `Click to the address of a protected room, requests one after another (${trips(behindDoor).toFixed(2)} round trips with CORS preflights; ${format(behindDoor)})`,
    behindDoor.slow.requests,
    5,
  );
  if (behindDoor.slow.requests === 0) throw new Error('The requests behind the door were not counted.');
  if (naiveTrips <= ourTrips) throw new Error('The naive click was not measured.');
  atMost('Document added to button painted', ours.slow.addedToPainted, ROUND_TRIP_MS + 100, ' ms');
  atMost('Layout shift when the button appears', ours.slow.layoutShift, 0);
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/**
 * The number of round trips in a click: the time that the slow line adds, divided by what it adds to one
 * round trip.
 */
function trips({ direct, slow }: Latencies): number {
  return (slow.clickToNavigation - direct.clickToNavigation) / ROUND_TRIP_MS;
}

function format({ direct, slow }: Latencies): string {
  return `${slow.clickToNavigation.toFixed(0)} ms, ${direct.clickToNavigation.toFixed(0)} without the ${ROUND_TRIP_MS}`;
}
