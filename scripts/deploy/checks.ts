import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOM_PATH } from '../../src/paths';
import { sleep } from '../../src/timeouts';
import type { Sizes } from '../bench/sizes';
import { FREE_PORTS, loadRules, startEmulators } from '../shared/emulators';
import { productionSettings } from '../shared/environment';
import { featuresOf, IMMUTABLE, REVALIDATED, unaskedSources, type Settings } from '../shared/headers';
import { developmentTraces } from './developmentTraces';
import { buildPublication, filesOf, type Publication } from './publication';

/** The result of a check that has passed. A check that fails rejects with what to do about it. */
export interface CheckResult<T = void> {
  summary: string;
  /** Nothing could be compared. */
  unknown?: boolean;
  value?: T;
}

/** Between two requests to the published site, ms. */
const RETRY_DELAY_MS = 2_000;

const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export async function checkSettings(staging: boolean): Promise<CheckResult<Settings>> {
  const settings = productionSettings(staging);
  const { configured, absent } = featuresOf(settings);
  const parts = [
    `completos, do projeto ${settings.VITE_FIREBASE_PROJECT_ID}, em ${settings.VITE_SITE_URL}`,
    `opcionais ligados: ${configured.join(', ') || 'nenhum'}`,
    `desligados: ${absent.join(', ') || 'nenhum'}`,
  ];
  return { summary: parts.join('; '), value: settings };
}

/** Where the site, too, asks for the project's policy. */
const AUTH_SERVER = 'https://identitytoolkit.googleapis.com';

/** The part of the server's answer that says how long a password has to be. */
interface PasswordPolicy {
  customStrengthOptions?: { minPasswordLength?: number };
  enforcementState?: string;
}

/**
 * Compares the minimum length of passwords that the site asks for with that of the project's policy. Without an answer, as where
 * there is no internet, it says what to look at.
 */
export async function checkPasswordPolicy(settings: Settings, server = AUTH_SERVER): Promise<CheckResult> {
  const { VITE_PASSWORD_MIN: ours, VITE_FIREBASE_API_KEY: key = '', VITE_SITE_URL: site = '' } = settings;
  const where = 'no console do Firebase: Authentication, Settings, Password policy';
  const policy = await fetch(`${server}/v2/passwordPolicy?key=${encodeURIComponent(key)}`, {
    // The key may be restricted to the site.
    headers: { Referer: `${site}/` },
    signal: AbortSignal.timeout(10_000),
  })
    .then((answer) => (answer.ok ? (answer.json() as Promise<PasswordPolicy>) : null))
    .catch(() => null);
  const theirs = policy?.customStrengthOptions?.minPasswordLength;
  if (theirs === undefined)
    return {
      unknown: true,
      summary: `o Firebase não respondeu. O site pede ${ours} caracteres (VITE_PASSWORD_MIN); veja se o mínimo é o mesmo ${where}`,
    };
  if (theirs !== Number(ours))
    throw new Error(
      `o site pede ${ours} caracteres (VITE_PASSWORD_MIN), e o projeto, ${theirs}. Iguale os dois; o do projeto está ${where}.`,
    );
  if (policy?.enforcementState !== 'ENFORCE')
    throw new Error(`o projeto não a exige. Ligue "Require enforcement" ${where}.`);
  return { summary: `o site e o projeto pedem ${ours} caracteres` };
}

/**
 * Compiles the rules, which only the Firestore emulator can do. Of the Storage rules it sees the grammar, and the deploy
 * itself the rest.
 */
export async function checkRules(...files: string[]): Promise<CheckResult> {
  const { firestore, stop } = await startEmulators({ ports: FREE_PORTS });
  try {
    for (const rules of files) await loadRules(firestore, rules);
  } finally {
    await stop();
  }
  return { summary: 'compilam' };
}

/** The part of firebase-tools that validates indexes before a deploy. */
interface FirestoreApi {
  upgradeOldSpec: (spec: unknown) => unknown;
  validateSpec: (spec: unknown) => void;
}

/** Validates the contents of firestore.indexes.json as firebase-tools does before a deploy. */
export async function checkIndexes(file: string): Promise<CheckResult> {
  const { FirestoreApi } = createRequire(import.meta.url)('firebase-tools/lib/firestore/api') as {
    FirestoreApi: new () => FirestoreApi;
  };
  const api = new FirestoreApi();
  const spec = JSON.parse(file) as { indexes: unknown[] };
  api.validateSpec(api.upgradeOldSpec(spec));
  return { summary: `${spec.indexes.length}, todos válidos` };
}

/** Builds the publication and looks for traces of development in it. */
export async function checkBuild(
  folder: string,
  settings: Settings,
  staging: boolean,
): Promise<CheckResult<Publication>> {
  const publication = await buildPublication(folder, settings, staging);
  const traces = developmentTraces(join(publication.folder, 'dist'));
  if (traces.length > 0)
    throw new Error(
      `tem ${traces.join('; ')}. O que é de desenvolvimento só pode ficar onde import.meta.env.MODE !== 'production'.`,
    );
  return {
    summary: `${filesOf(publication).length} arquivos, nenhum com vestígio de desenvolvimento`,
    value: publication,
  };
}

/**
 * Compares the headers of pages, of a script and of what is missing with the publication's configuration.
 * @param site where the Hosting emulator serves the publication
 */
export async function checkHeaders(publication: Publication, site: string): Promise<CheckResult> {
  const everywhere = publication.headers.find(({ source }) => source === '**')?.headers ?? [];
  const headers = Object.fromEntries(everywhere.map(({ key, value }) => [key, value]));
  for (const expected of expectedResponses(publication, headers)) {
    const problem = await responseProblem(site, expected);
    if (problem) throw new Error(`${problem}. Veja firebase.json e scripts/shared/headers.ts.`);
  }
  const { 'Strict-Transport-Security': hsts, 'Content-Security-Policy': policy } = headers;
  if (!hsts || !policy)
    throw new Error('faltam o HTTPS obrigatório ou a política de conteúdo em firebase.json.');
  const unasked = unaskedSources(policy, publication.settings);
  if (unasked.length > 0) throw new Error(`abertos sem que nada os peça: ${unasked.join(', ')}.`);
  return { summary: 'como gerados da configuração' };
}

/** Waits until the address serves this publication's page and assets, which may take some seconds after a deploy. */
export async function checkPublished(
  publication: Publication,
  address: string,
  timeoutMs: number,
): Promise<void> {
  for (const end = Date.now() + timeoutMs; ; await sleep(RETRY_DELAY_MS)) {
    const problem = await publishedProblem(publication, address).catch(
      (error: Error & { cause?: { code?: string } }) =>
        `não responde (${error.cause?.code ?? error.message})`,
    );
    if (!problem) return;
    if (Date.now() >= end)
      throw new Error(
        `Publicado, mas ${address} ${problem}. Abra a "Hosting URL" que está acima; se lá estiver certo, falta ligar o domínio ao Hosting.`,
      );
  }
}

async function publishedProblem(publication: Publication, address: string): Promise<string | undefined> {
  const page = await request(address);
  if (!page.ok) throw new Error(`HTTP ${page.status}`);
  if ((await page.text()) !== readFileSync(join(publication.folder, 'dist', 'index.html'), 'utf8'))
    return 'mostra outra versão do site';
  for (const expected of expectedResponses(publication, {})) {
    const problem = await responseProblem(address, expected);
    if (problem) return `não serve os arquivos como deve: ${problem}`;
  }
  return undefined;
}

/** Firebase's own page for the links in e-mails, which Hosting adds to every site. */
const ACTION_PAGE = '/__/auth/action';

/**
 * Looks whether a published site's headers let the scripts of Firebase's page for the links in e-mails run. Until the
 * console names our page instead, every link in an e-mail leads there.
 */
export async function checkActionPage(address: string): Promise<void> {
  const page = await request(new URL(ACTION_PAGE, address));
  if (!page.ok) throw new Error(`Publicado, mas ${ACTION_PAGE} vem com HTTP ${page.status}.`);
  const policy = page.headers.get('Content-Security-Policy');
  const blocked = policy === null ? undefined : blockedScript(await page.text(), page.url, policy);
  if (blocked === undefined) return;
  throw new Error(
    `Publicado, mas a política de conteúdo bloqueia ${blocked} de ${ACTION_PAGE}. O site está no ar; mas enquanto o console do Firebase não apontar os links dos e-mails para /acao (docs/deploy.md), ninguém consegue abri-los.`,
  );
}

/** The first script of a page that the policy blocks. Hashes count for nothing: Firebase may change its scripts. */
function blockedScript(html: string, page: string, policy: string): string | undefined {
  const directives = policy.split(';').map((directive) => directive.trim().split(/ +/));
  const [, ...sources] = directives.find(([name]) => name === 'script-src') ?? [];
  const allowed = sources.map((source) => (source === "'self'" ? new URL(page).origin : source));
  for (const [, attributes = ''] of html.matchAll(/<script\b([^>]*)>/gi)) {
    const [, given] = /\bsrc=["']?([^"'\s>]+)/i.exec(attributes) ?? [];
    const script = given === undefined ? "'unsafe-inline'" : new URL(given, page).href;
    if (!allowed.some((source) => script.startsWith(source)))
      return given === undefined ? 'um script que está na própria página,' : `o script ${script}`;
  }
  return undefined;
}

/** The response that a path should have. */
interface Expected {
  path: string;
  status: number;
  headers: Record<string, string>;
}

/** The responses for pages, for files and for what is missing, each with these headers and its own cache header. */
function expectedResponses(publication: Publication, headers: Record<string, string>): Expected[] {
  const built = filesOf(publication).find(({ path }) => path.startsWith('assets'));
  const responses: [string, number, string][] = [
    ['/', 200, REVALIDATED],
    [ROOM_PATH, 200, REVALIDATED],
    ['/nao-existe', 404, 'no-store'],
    [`/${built?.path}`, 200, IMMUTABLE],
    ['/assets/nao-existe.js', 404, 'no-store'],
  ];
  return responses.map(([path, status, cache]) => ({
    path,
    status,
    headers: { ...headers, 'Cache-Control': cache },
  }));
}

async function responseProblem(
  site: string,
  { path, status, headers }: Expected,
): Promise<string | undefined> {
  const response = await request(new URL(path, site));
  if (response.status !== status) return `${path} vem com HTTP ${response.status}, em vez de ${status}`;
  const key = Object.keys(headers).find((name) => response.headers.get(name) !== headers[name]);
  return key && `${path} vem com ${key}: ${response.headers.get(key)}, em vez de ${headers[key]}`;
}

function request(address: string | URL): Promise<Response> {
  return fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
}

/** Compares the sizes with their limits. */
export async function checkSizes({ scripts, limited }: Sizes): Promise<CheckResult> {
  const measured = [
    ...scripts.map(({ page, bytes, floor, most }) => ({
      text: `JavaScript de ${page} ${decimal.format(bytes / floor)} vezes o mínimo (até ${decimal.format(most)})`,
      within: bytes <= floor * most,
    })),
    ...limited.map(({ what, bytes, most }) => ({
      text: `${what} ${decimal.format(bytes / 1000)} kB (até ${decimal.format(most / 1000)})`,
      within: bytes <= most,
    })),
  ];
  const above = measured.filter(({ within }) => !within);
  if (above.length > 0)
    throw new Error(
      `acima do limite: ${above.map(({ text }) => text).join('; ')}. O que for novo precisa ser carregado depois, e só onde é usado.`,
    );
  return { summary: measured.map(({ text }) => text).join('; ') };
}
