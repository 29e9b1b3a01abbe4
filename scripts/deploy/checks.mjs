import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { FREE_PORTS, loadRules, settingsOf, startEmulators } from '../emulators.mjs';
import { featuresOf, unaskedSources } from '../headers.mjs';
import { developmentTraces } from './developmentTraces.mjs';
import { endRelease, filesOf } from './release.mjs';

// Each resolves with what there is to say of what is right, and rejects with what to do about what is not.

/** Between two looks at the site, ms. */
const PAUSE_MS = 2_000;

/** @typedef {import('./release.mjs').Release} Release */

const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The settings of a production build. */
export async function checkSettings() {
  const settings = await settingsOf('production');
  const { configured, absent } = featuresOf(settings);
  const told = [
    `completos, do projeto ${settings.VITE_FIREBASE_PROJECT_ID}, em ${settings.VITE_SITE_URL}`,
    `opcionais ligados: ${configured.join(', ') || 'nenhum'}`,
    `desligados: ${absent.join(', ') || 'nenhum'}`,
  ];
  return { told: told.join('; '), value: settings };
}

/** The compiler of rules is in the Firestore emulator. @param {string} rules */
export async function checkRules(rules) {
  const { firestore, stop } = await startEmulators({ ports: FREE_PORTS });
  try {
    await loadRules(firestore, rules);
  } finally {
    await stop();
  }
  return { told: 'compilam' };
}

/** As firebase-tools checks them before it deploys. @param {string} file */
export async function checkIndexes(file) {
  const { FirestoreApi } = createRequire(import.meta.url)('firebase-tools/lib/firestore/api');
  const api = new FirestoreApi();
  const spec = JSON.parse(file);
  api.validateSpec(api.upgradeOldSpec(spec));
  return { told: `${spec.indexes.length}, todos válidos` };
}

/** Ends the release. @param {string} folder @param {import('../headers.mjs').Settings} settings */
export async function checkBuild(folder, settings) {
  const release = await endRelease(folder, settings);
  const traces = developmentTraces(join(release.folder, 'dist'));
  if (traces.length > 0)
    throw new Error(
      `tem ${traces.join('; ')}. O que é de desenvolvimento só pode ficar onde import.meta.env.MODE !== 'production'.`,
    );
  const told = `${filesOf(release).length} arquivos, nenhum com vestígio de desenvolvimento`;
  return { told, value: release };
}

/**
 * What comes with a page and with a script.
 * @param {Release} release
 * @param {string} site where the Hosting emulator serves it
 */
export async function checkHeaders(release, site) {
  const script = filesOf(release).find(({ path }) => /^assets.*\.js$/.test(path));
  for (const path of ['/', '/sala-de-espera', `/${script?.path}`]) {
    const sent = (await fetch(site + path)).headers;
    for (const [key, value] of Object.entries(headersOf(release, path))) {
      if (sent.get(key) !== value)
        throw new Error(
          `${path} vem com ${key}: ${sent.get(key)}, em vez de ${value}. Veja firebase.json e scripts/headers.mjs.`,
        );
    }
  }
  const { 'Strict-Transport-Security': hsts, 'Content-Security-Policy': policy } = headersOf(release, '/');
  if (!hsts || !policy)
    throw new Error('faltam o HTTPS obrigatório ou a política de conteúdo em firebase.json.');
  const unasked = unaskedSources(policy, release.settings);
  if (unasked.length > 0) throw new Error(`abertos sem que nada os peça: ${unasked.join(', ')}.`);
  return { told: 'como gerados da configuração' };
}

/**
 * Whether the address shows the page of this release, for which Hosting may take some seconds.
 * @param {Release} release
 * @param {string} address
 * @param {number} patienceMs
 */
export async function checkOnAir({ folder }, address, patienceMs) {
  const page = readFileSync(join(folder, 'dist', 'index.html'), 'utf8');
  for (const end = Date.now() + patienceMs; ; await setTimeout(PAUSE_MS)) {
    const problem = await pageAt(address).then(
      (shown) => (shown === page ? undefined : 'mostra outra versão do site'),
      (error) => `não responde (${error.cause?.code ?? error.message})`,
    );
    if (!problem) return { told: address };
    if (Date.now() >= end)
      throw new Error(
        `Publicado, mas ${address} ${problem}. Abra a "Hosting URL" que está acima; se lá estiver certo, falta ligar o domínio ao Hosting.`,
      );
  }
}

/** @param {string} address */
async function pageAt(address) {
  const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return answer.text();
}

/** Where several set the same header, the last counts. @param {Release} release @param {string} path */
function headersOf({ headers: all }, path) {
  const applying = all.filter(({ source }) => path.startsWith(source.replace(/\*\*$/, '')));
  const pairs = applying.flatMap(({ headers: each }) => each.map(({ key, value }) => [key, value]));
  return Object.fromEntries(pairs);
}

/** @param {import('../bench/sizes.mjs').Sizes} sizes */
export async function checkSizes({ scripts, styles }) {
  const measured = [
    ...scripts.map(({ page, bytes, floor, most }) => ({
      told: `JavaScript de ${page} ${decimal.format(bytes / floor)} vezes o mínimo (até ${decimal.format(most)})`,
      held: bytes <= floor * most,
    })),
    {
      told: `CSS ${decimal.format(styles.bytes / 1000)} kB (até ${decimal.format(styles.most / 1000)})`,
      held: styles.bytes <= styles.most,
    },
  ];
  const above = measured.filter(({ held }) => !held);
  if (above.length > 0)
    throw new Error(
      `acima do limite: ${above.map(({ told }) => told).join('; ')}. O que for novo precisa ser carregado depois, e só onde é usado.`,
    );
  return { told: measured.map(({ told }) => told).join('; ') };
}
