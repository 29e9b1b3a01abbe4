import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { FREE_PORTS, loadRules, settingsOf, startEmulators } from '../emulators.mjs';
import { featuresOf, IMMUTABLE, unaskedSources } from '../headers.mjs';
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
 * What comes with a page, with a script and with a script that is not there.
 * @param {Release} release
 * @param {string} site where the Hosting emulator serves it
 */
export async function checkHeaders(release, site) {
  const everywhere = release.headers.find(({ source }) => source === '**')?.headers ?? [];
  const headers = Object.fromEntries(everywhere.map(({ key, value }) => [key, value]));
  const pages = ['/', '/sala-de-espera'].map((path) => ({ path, status: 200, headers }));
  for (const expected of [...pages, ...expectedAssets(release, headers)]) {
    const problem = await problemOf(site, expected);
    if (problem) throw new Error(`${problem}. Veja firebase.json e scripts/headers.mjs.`);
  }
  const { 'Strict-Transport-Security': hsts, 'Content-Security-Policy': policy } = headers;
  if (!hsts || !policy)
    throw new Error('faltam o HTTPS obrigatório ou a política de conteúdo em firebase.json.');
  const unasked = unaskedSources(policy, release.settings);
  if (unasked.length > 0) throw new Error(`abertos sem que nada os peça: ${unasked.join(', ')}.`);
  return { told: 'como gerados da configuração' };
}

/**
 * Whether the address shows the page of this release and its assets as they are to be kept, for which Hosting may take
 * some seconds.
 * @param {Release} release
 * @param {string} address
 * @param {number} patienceMs
 */
export async function checkOnAir(release, address, patienceMs) {
  for (const end = Date.now() + patienceMs; ; await setTimeout(PAUSE_MS)) {
    const problem = await problemOnAir(release, address).catch(
      (error) => `não responde (${error.cause?.code ?? error.message})`,
    );
    if (!problem) return { told: address };
    if (Date.now() >= end)
      throw new Error(
        `Publicado, mas ${address} ${problem}. Abra a "Hosting URL" que está acima; se lá estiver certo, falta ligar o domínio ao Hosting.`,
      );
  }
}

/** @param {Release} release @param {string} address @returns {Promise<string | undefined>} undefined: nothing is wrong */
async function problemOnAir(release, address) {
  const page = await ask(address);
  if (!page.ok) throw new Error(`HTTP ${page.status}`);
  if ((await page.text()) !== readFileSync(join(release.folder, 'dist', 'index.html'), 'utf8'))
    return 'mostra outra versão do site';
  for (const expected of expectedAssets(release, {})) {
    const problem = await problemOf(address, expected);
    if (problem) return `não serve os arquivos como deve: ${problem}`;
  }
  return undefined;
}

/** How a path is to be answered. @typedef {{ path: string, status: number, headers: Record<string, string> }} Expected */

/**
 * A file that the build has in `assets`, and one that it has not.
 * @param {Release} release
 * @param {Record<string, string>} others what both come with besides
 * @returns {Expected[]}
 */
function expectedAssets(release, others) {
  const built = filesOf(release).find(({ path }) => path.startsWith('assets'));
  return [
    { path: `/${built?.path}`, status: 200, headers: { ...others, 'Cache-Control': IMMUTABLE } },
    { path: '/assets/nao-existe.js', status: 404, headers: { ...others, 'Cache-Control': 'no-store' } },
  ];
}

/** @param {string} site @param {Expected} expected @returns {Promise<string | undefined>} undefined: it is as expected */
async function problemOf(site, { path, status, headers }) {
  const answer = await ask(new URL(path, site));
  if (answer.status !== status) return `${path} vem com HTTP ${answer.status}, em vez de ${status}`;
  const key = Object.keys(headers).find((name) => answer.headers.get(name) !== headers[name]);
  return key && `${path} vem com ${key}: ${answer.headers.get(key)}, em vez de ${headers[key]}`;
}

/** @param {string | URL} address */
function ask(address) {
  return fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
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
