// The parts of the benchmark. Each resolves with its figures.
import { join } from 'node:path';
import { addressesOf, routes } from '../../src/routes';
import type { Emulators } from '../shared/emulators';
import { sizesOf } from '../shared/sizes';
import { ROUND_TRIP_MS } from './delayedLine';
import { measureFirstPaints } from './firstPaint';
import { overHttp2 } from './http2';
import { measureLatencies, type Latencies } from './latency';
import { lighthouseScores } from './lighthouse';
import { measureLiveHome } from './liveHome';

/** A row of the table. */
export interface Figure {
  what: string;
  figure: string;
  limit: string;
  met: boolean;
}

/** @param folder for temporary files */
type Part = (emulators: Emulators, folder: string) => Promise<Figure[]>;

export const PARTS: Record<string, Part> = { sizes, paints, lighthouse, home, latencies };

const PRERENDERED = routes.flatMap(addressesOf);
/** The addresses of the pages that people see without being signed in. */
const PAGES = routes
  .filter(({ path, layout }) => layout !== 'signedIn' && path !== '*')
  .flatMap(addressesOf)
  .map((address) => address.replace('/promo/_', '/promo/carro-zero'));

function atMost(what: string, value: number, most: number, unit = ''): Figure {
  return {
    what,
    figure: value.toFixed(2) + unit,
    limit: `<= ${most.toFixed(2)}${unit}`,
    met: value <= most,
  };
}

async function sizes({ site = '' }: Emulators): Promise<Figure[]> {
  const found = await sizesOf(site);
  return found.map(({ what, figure, most, unit }) => atMost(what, figure, most, unit));
}

async function paints({ site = '' }: Emulators, folder: string): Promise<Figure[]> {
  const paint = await measureFirstPaints(site, PRERENDERED, folder);
  return paint.map(({ address, ...times }) =>
    atMost(
      `First paint of ${address} (${times.page.toFixed(0)} ms) / without scripts (${times.static.toFixed(0)} ms)`,
      times.page / times.static,
      1.25,
    ),
  );
}

async function lighthouse({ site = '' }: Emulators, folder: string): Promise<Figure[]> {
  const hosting = await overHttp2(site, folder);
  const figures: Figure[] = [];
  for (const address of PAGES) {
    const { scores, missed } = await lighthouseScores(hosting.site + address);
    figures.push({
      what: `Lighthouse ${address}: performance, accessibility, best practices, SEO`,
      figure: scores.join(' '),
      limit: '100 100 100 100',
      met: scores.every((score) => score === 100),
    });
    if (missed.length > 0) console.log(`${address}: ${missed.join(', ')}`);
  }
  hosting.close();
  return figures;
}

async function home(emulators: Emulators): Promise<Figure[]> {
  const { opened, closed } = await measureLiveHome(emulators);
  return [
    atMost('Room opened to an open home page that says so', opened, 3_000, ' ms'),
    atMost('Room closed to an open home page that says so', closed, 3_000, ' ms'),
  ];
}

async function latencies(emulators: Emulators, folder: string): Promise<Figure[]> {
  const ours = await measureLatencies(emulators, 'plain', join(folder, 'plain'));
  const inProtectedRoom = await measureLatencies(emulators, 'protected', join(folder, 'protected'));
  // Measured last, because the naive click replaces the rules by ones that allow everything.
  const naive = await measureLatencies(emulators, 'naive', join(folder, 'naive'));
  const [ourTrips, naiveTrips] = [trips(ours), trips(naive)];
  if (inProtectedRoom.slow.requests === 0)
    throw new Error('The requests of the protected room were not counted.');
  if (naiveTrips <= ourTrips) throw new Error('The naive click was not measured.');
  return [
    atMost(
      `Click to navigation, round trips (${format(ours)}; naive ${naiveTrips.toFixed(2)}, ${format(naive)})`,
      ourTrips,
      1.2,
    ),
    atMost(
      `Click to the address of a protected room, requests one after another (${trips(inProtectedRoom).toFixed(2)} round trips with CORS preflights; ${format(inProtectedRoom)})`,
      inProtectedRoom.slow.requests,
      5,
    ),
    atMost('Document added to button painted', ours.slow.addedToPainted, ROUND_TRIP_MS + 100, ' ms'),
    atMost('Layout shift when the button appears', ours.slow.layoutShift, 0),
  ];
}

/**
 * How many round trips a click takes: the time that the slow line adds to a click, divided by the time that
 * the line adds to one round trip.
 */
function trips({ direct, slow }: Latencies): number {
  return (slow.clickToNavigation - direct.clickToNavigation) / ROUND_TRIP_MS;
}

function format({ direct, slow }: Latencies): string {
  return `${slow.clickToNavigation.toFixed(0)} ms, ${direct.clickToNavigation.toFixed(0)} without the ${ROUND_TRIP_MS}`;
}
