// `npm run ensaio -- --visitantes N` rehearses a show: N simulated visitors wait, and click as people do.
import { writeFileSync } from 'node:fs';
import { onInterrupt } from '../shared/processes';
import { runCommand } from '../shared/terminal';
import { refusalOf } from './attack';
import { clickingAtOnce, crowdOf, onSlowLines } from './crowd';
import { formatRefusal, formatVerdict } from './format';
import { loadProduct } from './loadProduct';
import { readOptions, USAGE } from './options';
import { showProgress } from './progress';
import { rehearse } from './rehearse';
import { reportPage } from './report';
import { emulatorTarget, projectTarget } from './target';
import { judge } from './verdict';

/** How many visitors warm the emulators up, which are several times slower in their first minute. */
const WARM_UP_VISITORS = 50;

/** How long before the button a room that opens at a time is created, ms. */
const AHEAD_MS = 30_000;

const stops: (() => Promise<void>)[] = [];
const stop = async () => {
  for (const each of stops.splice(0)) await each();
};
onInterrupt(stop);

const exitCode = await runCommand(USAGE, run);
await stop();
process.exit(exitCode);

/** Runs the command. Resolves with its exit code. */
async function run(): Promise<number> {
  const { size, show, synchronized, seed, lockMs, json, report, project } = readOptions(
    process.argv.slice(2),
  );
  process.stderr.write(`Semente: ${seed}\n`);
  const startedAt = performance.now();
  const product = await loadProduct();
  const emulated = project === undefined;
  if (emulated) process.stderr.write('Ligando os emuladores…\n');
  const target = emulated ? await emulatorTarget(show) : await projectTarget(project, size, lockMs);
  stops.push(target.stop);
  if (emulated) {
    process.stderr.write('Aquecendo os emuladores…\n');
    await rehearse(product, target, crowdOf(seed, WARM_UP_VISITORS), () => () => undefined);
  }
  const refused = lockMs === null ? null : await refusalOf(target.project);
  if (refused !== null) {
    // After a refused lock nothing is rehearsed: if App Check refused it, it would refuse the visitors, too.
    const verdict = { passed: true, target: target.name, refused };
    console.log(json ? JSON.stringify(verdict, null, 2) : formatRefusal(verdict));
    return 0;
  }
  stops.push(async () => {
    if (target.leftovers) console.error(target.leftovers);
  });
  const people = crowdOf(seed, size);
  const crowd = synchronized ? onSlowLines(seed, people) : people;
  const ordinary = synchronized ? await rehearse(product, target, crowd, showProgress) : null;
  const rehearsal = synchronized
    ? await rehearse(product, target, clickingAtOnce(crowd), showProgress, { aheadMs: AHEAD_MS })
    : await rehearse(product, target, crowd, showProgress, { lockMs });
  const tookMs = performance.now() - startedAt;
  const circumstances = { seed, target: target.name, emulated, show, tookMs };
  const verdict = judge(rehearsal, circumstances, ordinary);
  console.log(json ? JSON.stringify(verdict, null, 2) : formatVerdict(verdict));
  if (report !== undefined) {
    writeFileSync(report, reportPage(verdict, rehearsal, ordinary));
    process.stderr.write(`Relatório: ${report}\n`);
  }
  return verdict.passed ? 0 : 1;
}
