// `npm run ensaio -- --visitantes N` rehearses a show: N simulated visitors wait, and click as people do.
import { writeFileSync } from 'node:fs';
import { onInterrupt } from '../shared/processes';
import { runCommand } from '../shared/terminal';
import { refusalOf } from './attack';
import { MAX_LOCK_SECONDS, MAX_VISITORS, MIN_VISITORS, readOptions } from './options';
import { rehearse } from './rehearse';
import { formatRefusal, formatVerdict, showProgress } from './report/output';
import { reportPage } from './report/report';
import { emulatorTarget, projectTarget } from './target';
import { judge } from './verdict/verdict';
import { clickingAtOnce, crowdOf, onSlowLines } from './visitors/crowd';
import { loadVisitor } from './visitors/loadVisitor';

const USAGE = `Uso:
  npm run ensaio -- --visitantes N [--protegida | --cadastrados] [--sincronizada]
                    [--ataque trava [--segundos S]] [--semente S] [--json] [--relatorio arquivo.html] [--projeto ID | --ambiente homologacao]

  --visitantes N             quantas pessoas esperam e clicam, de ${MIN_VISITORS} a ${MAX_VISITORS}
  --protegida                ensaia um show aberto com link protegido: só os ganhadores leem o endereço
  --cadastrados              ensaia um show só para cadastrados, que sempre tem link protegido
  --sincronizada             ensaia também um show cuja sala diz quando abre (abreEm), com celulares de relógio errado e redes
                             lentas, ao lado de uma liberação comum; sempre com link protegido; só nos emuladores
  --ataque trava             tenta travar a sala assim que ela aparece, como um estranho pode tentar; só nos emuladores e
                             em homologação
  --segundos S               quanto a trava dura, de 1 a ${MAX_LOCK_SECONDS}; sem esta opção, ${MAX_LOCK_SECONDS}
  --semente S                repete um ensaio: os mesmos tempos de reação e as mesmas respostas perdidas
  --json                     escreve na saída o resultado em JSON; com "npm run --silent ensaio", nada além dele
  --relatorio arquivo.html   escreve também uma página com gráficos
  --ambiente homologacao     ensaia no projeto de .env.homologacao, depois de uma confirmação; sem esta opção, o
                             ensaio é nos emuladores; não vale com --protegida nem --cadastrados
  --projeto ID               o mesmo, no projeto de .env, cujo ID é este

O ensaio termina com 0 se passou, 1 se não passou e 2 se foi chamado de um jeito errado.`;

/** How many visitors warm the emulators up, which are several times slower in their first minute. */
const WARM_UP_VISITORS = 50;

/** How many ms before its opening time the room of `--sincronizada` is created. */
const AHEAD_MS = 30_000;

const stops: (() => Promise<void>)[] = [];
const stop = async () => {
  for (const each of stops.splice(0)) await each();
};
const isInterrupted = onInterrupt(stop);

const exitCode = await runCommand(USAGE, run);
await stop();
// After an interrupt, `onInterrupt` ends the process, with an exit code of its own. An error of `run` then
// only says that the emulators have stopped.
if (!isInterrupted()) process.exit(exitCode);

/** Runs the rehearsal. Resolves with the command's exit code. */
async function run(): Promise<number> {
  const { size, show, synchronized, seed, lockMs, json, report, project } = readOptions(
    process.argv.slice(2),
  );
  process.stderr.write(`Semente: ${seed}\n`);
  const startedAt = performance.now();
  const Visitor = await loadVisitor();
  const emulated = project === undefined;
  if (emulated) process.stderr.write('Ligando os emuladores…\n');
  const target = emulated ? await emulatorTarget(show) : await projectTarget(project, size, lockMs);
  stops.push(target.stop);
  if (emulated) {
    process.stderr.write('Aquecendo os emuladores…\n');
    await rehearse(Visitor, target, crowdOf(seed, WARM_UP_VISITORS), () => () => undefined);
  }
  const refused = lockMs === null ? null : await refusalOf(target.project);
  if (refused !== null) {
    // A refused lock ends the rehearsal, because whatever refused it (App Check, for example) may refuse the
    // visitors, too.
    const verdict = { passed: true, target: target.name, refused };
    console.log(json ? JSON.stringify(verdict, null, 2) : formatRefusal(verdict));
    return 0;
  }
  stops.push(async () => {
    if (target.leftovers) console.error(target.leftovers);
  });
  const people = crowdOf(seed, size);
  const crowd = synchronized ? onSlowLines(seed, people) : people;
  const ordinary = synchronized ? await rehearse(Visitor, target, crowd, showProgress) : null;
  const rehearsal = synchronized
    ? await rehearse(Visitor, target, clickingAtOnce(crowd), showProgress, { aheadMs: AHEAD_MS })
    : await rehearse(Visitor, target, crowd, showProgress, { lockMs });
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
