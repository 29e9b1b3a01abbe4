// `npm run deploy` checks the site and publishes it. `npm run conferir` (`-- --dry`) only checks it and shows
// what would be published.
import { MINUTE_MS } from '../../src/base/durations';
import { FIREBASE_CLI } from '../shared/firebaseTools';
import { onInterrupt, run } from '../shared/processes';
import { confirmProject, runCommand, UsageError } from '../shared/terminal';
import { currentCommit } from './commit';
import { readOptions } from './options';
import { commandsOf, planOf, warningOf } from './plan';
import { publish } from './publish';

const USAGE = `Uso:
  npm run conferir             confere o site, linha por linha, e mostra tudo o que seria publicado, sem publicar
  npm run deploy               confere e publica, depois de uma confirmação
  npm run deploy -- --sim      confere e publica sem perguntar (na integração contínua)

  --ambiente homologacao       o mesmo, com os valores de .env.homologacao, no projeto de homologação
  --durante-o-show             mesmo com uma sala aberta, ou um show no ar ou que começa em menos de 12 horas

Os dois terminam com 0 se deu certo, 1 se não deu e 2 se foram chamados de um jeito errado.`;

/** How long to wait for the new version on the site. Hosting usually serves it everywhere within seconds. */
const PUBLISH_LIMIT_MS = MINUTE_MS;

onInterrupt(async () => undefined);

process.exit(await runCommand(USAGE, deploy));

/** Checks and publishes the site. Resolves with the exit code. */
async function deploy(): Promise<number> {
  const { dry, confirmed, duringShow, staging } = readOptions(process.argv.slice(2));
  const needsConfirmation = !dry && !confirmed;
  if (needsConfirmation && !process.stdin.isTTY)
    throw new UsageError('Não há um terminal para confirmar: use --sim, ou npm run conferir.');

  // Imports the checks only now that the options are known to be right: loading Vite, the emulators and a
  // browser takes seconds.
  const [{ check }, { checkActionPage, checkPublished }, { checkShowTime }] = await Promise.all([
    import('./check'),
    import('./published'),
    import('./showTime'),
  ]);
  // Read before the build, which takes minutes: what is committed meanwhile may not be in the build.
  const commit = currentCommit();
  const publication = await check(staging, duringShow);
  if (!publication) {
    console.error('Nada foi publicado: corrija o que está com ✗.');
    return 1;
  }
  if (dry) {
    console.log(`\n${planOf(publication, commit)}\n\nTudo certo para publicar. Nada foi publicado.`);
    return 0;
  }
  const { VITE_FIREBASE_PROJECT_ID: id = '', VITE_SITE_URL: address = '' } = publication.settings;
  if (needsConfirmation) {
    await confirmProject(id, `\n${warningOf(publication, commit)}`);
    // Shows the signed-in Google account, or asks the person to sign in.
    if ((await firebase(['login'])) !== 0) return 1;
  }
  // Again, because the build and the question take minutes, in which a room may be opened.
  await checkShowTime(publication.settings, duringShow);
  const more = confirmed ? ['--non-interactive'] : [];
  await publish(commandsOf(publication, commit), (args) => firebase([...args, ...more]));
  console.log(`Procurando a nova versão em ${address}…`);
  await checkPublished(publication, address, PUBLISH_LIMIT_MS);
  console.log(`No ar: ${address}`);
  await checkActionPage(address);
  return 0;
}

/** Runs firebase-tools. Resolves with its exit code. */
function firebase(args: string[]): Promise<number> {
  return run(process.execPath, [FIREBASE_CLI, ...args]);
}
