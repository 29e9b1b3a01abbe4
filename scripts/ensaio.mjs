// `npm run ensaio -- --visitantes N`: the rehearsal of a show, with people who wait and click as they would.
import { writeFileSync } from 'node:fs';
import { crowdOf } from './ensaio/crowd.mjs';
import { loadProduct } from './ensaio/loadProduct.mjs';
import { follow } from './ensaio/progress.mjs';
import { readOptions, USAGE } from './ensaio/options.mjs';
import { rehearse } from './ensaio/rehearse.mjs';
import { pageOf } from './ensaio/report.mjs';
import { onEmulators, onProject } from './ensaio/venue.mjs';
import { judge } from './ensaio/verdict.mjs';
import { told } from './ensaio/words.mjs';
import { onInterrupt } from './processes.mjs';
import { UsageError } from './terminal.mjs';

/** So many visitors rehearse once before, unseen: an emulator's first minute is several times slower than the others. */
const WARMING_UP = 50;

/** @type {(() => Promise<void>)[]} */
const stops = [];
const stop = async () => {
  for (const each of stops.splice(0)) await each();
};
onInterrupt(stop);

let exitCode = 2;
try {
  exitCode = (await run()).passed ? 0 : 1;
} catch (error) {
  exitCode = error instanceof UsageError ? 2 : 1;
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError) console.error(`\n${USAGE}`);
} finally {
  await stop();
}
process.exit(exitCode);

async function run() {
  const { size, seed, json, report, project } = readOptions(process.argv.slice(2));
  process.stderr.write(`Semente: ${seed}\n`);
  const begun = performance.now();
  const product = await loadProduct();
  if (project === undefined) process.stderr.write('Ligando os emuladores…\n');
  const venue = project === undefined ? await onEmulators() : await onProject(project, size);
  stops.push(async () => {
    await venue.stop();
    if (venue.leftovers) console.error(venue.leftovers);
  });
  if (venue.emulated) {
    process.stderr.write('Aquecendo os emuladores…\n');
    await rehearse(product, venue, crowdOf(seed, WARMING_UP), () => () => undefined);
  }
  const rehearsal = await rehearse(product, venue, crowdOf(seed, size), follow);
  const verdict = judge(rehearsal, {
    seed,
    venue: venue.name,
    emulated: venue.emulated,
    tookMs: performance.now() - begun,
  });
  console.log(json ? JSON.stringify(verdict, null, 2) : told(verdict));
  if (report !== undefined) {
    writeFileSync(report, pageOf(verdict, rehearsal));
    process.stderr.write(`Relatório: ${report}\n`);
  }
  return verdict;
}
