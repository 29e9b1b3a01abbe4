// `npm run bench` measures what a visit costs on a phone: Chromium on the production build, served by the
// Hosting emulator with the production headers. It prints a table and fails if a figure exceeds its limit.
// `-- sizes` measures one part. Use an idle machine. With few processors, Debian's chromium-headless-shell
// (CHROMIUM_PATH) disturbs the figures less than a Chromium with a user interface.
import { deleteDoc, doc } from 'firebase/firestore/lite';
import { documents } from '../../src/base/documentPaths';
import { asAdmin } from '../shared/admin';
import { FREE_PORTS, startEmulators } from '../shared/emulators';
import { onInterrupt } from '../shared/processes';
import { makeFolder } from '../shared/runs';
import { seed } from '../shared/seed';
import { PARTS, type Figure } from './parts';

const wanted = process.argv.slice(2);
if (!wanted.every((part) => part in PARTS)) {
  const parts = Object.keys(PARTS).join(', ');
  console.error(`Nothing to measure by this name: ${wanted.join(' ')}. There are: ${parts}.`);
  process.exit(2);
}

const emulators = await startEmulators({ ports: FREE_PORTS, site: true });
const folder = makeFolder('bench-');
onInterrupt(emulators.stop);
const figures: Figure[] = [];
try {
  await seed(emulators);
  // No live video during the benchmark: otherwise Lighthouse would measure YouTube's player.
  await asAdmin(emulators.firestore, (db) => deleteDoc(doc(db, documents.settings)));
  for (const [part, measure] of Object.entries(PARTS))
    if (wanted.length === 0 || wanted.includes(part)) figures.push(...(await measure(emulators, folder)));
} finally {
  await emulators.stop();
}

console.table(figures);
console.log(
  'The emulator says nothing about production: neither its latency nor contention on one document.',
);
const above = figures.filter(({ met }) => !met).length;
console.log(above === 0 ? 'Every limit is met.' : `${above} above their limits.`);
process.exit(above === 0 ? 0 : 1);
