// `npm run deploy`: checks the site and puts it on the air; with `-- --dry` it only shows what it would do.
import { check } from './deploy/check.mjs';
import { checkOnAir } from './deploy/checks.mjs';
import { readOptions, USAGE } from './deploy/options.mjs';
import { commandOf, planOf } from './deploy/plan.mjs';
import { FIREBASE_CLI } from './firestoreEmulator.mjs';
import { onInterrupt, run } from './processes.mjs';
import { confirmProject, UsageError } from './terminal.mjs';

/** Hosting shows a new version everywhere within seconds, ms. */
const PATIENCE_MS = 60_000;

// What it has started ends with it.
onInterrupt(async () => undefined);

let exitCode;
try {
  exitCode = await deploy();
} catch (error) {
  exitCode = error instanceof UsageError ? 2 : 1;
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError) console.error(`\n${USAGE}`);
}
process.exit(exitCode);

/** @returns {Promise<number>} the exit code */
async function deploy() {
  const { dry, confirmed } = readOptions(process.argv.slice(2));
  const asking = !dry && !confirmed;
  if (asking && !process.stdin.isTTY)
    throw new UsageError('Não há um terminal para confirmar: use --sim ou --dry.');

  const release = await check();
  if (!release) {
    console.error('Nada foi publicado: corrija o que está com ✗.');
    return 1;
  }
  if (dry) {
    console.log(`\n${planOf(release)}\n\nNada foi publicado (--dry).`);
    return 0;
  }
  const { VITE_FIREBASE_PROJECT_ID: id = '', VITE_SITE_URL: address = '' } = release.settings;
  if (asking) {
    await confirmProject(
      id,
      `\nIsto publica o site, as regras e os índices no projeto ${id}, em ${address}.`,
    );
    // Says who is signed in already, or signs in.
    if ((await firebase(['login'])) !== 0) return 1;
  }
  const code = await firebase([...commandOf(release), ...(confirmed ? ['--non-interactive'] : [])]);
  if (code !== 0) throw new Error('A publicação falhou; o motivo está acima.');
  console.log(`Procurando a nova versão em ${address}…`);
  const { told } = await checkOnAir(release, address, PATIENCE_MS);
  console.log(`No ar: ${told}`);
  return 0;
}

/** @param {string[]} words @returns {Promise<number>} its exit code */
function firebase(words) {
  return run(process.execPath, [FIREBASE_CLI, ...words]);
}
