import { JSDOM } from 'jsdom';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sleep } from '../../src/base/timeouts';
import { fetchInTime } from '../shared/fetchInTime';
import type { Publication } from './publication';
import { responsesProblem } from './responses';

const RETRY_DELAY_MS = 2_000;

/**
 * Waits until the site serves this publication, which can take some seconds after a deploy.
 * @throws if the site still serves another version after the limit
 */
export async function checkPublished(
  publication: Publication,
  address: string,
  limitMs: number,
): Promise<void> {
  for (const end = Date.now() + limitMs; ; await sleep(RETRY_DELAY_MS)) {
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
  const page = await fetchInTime(address);
  if (!page.ok) throw new Error(`HTTP ${page.status}`);
  if ((await page.text()) !== readFileSync(join(publication.folder, 'dist', 'index.html'), 'utf8'))
    return 'mostra outra versão do site';
  const problem = await responsesProblem(publication, address, {});
  return problem && `não serve os arquivos como deve: ${problem}`;
}

/** Firebase's own page for the links in e-mails, which Hosting adds to every site. */
const ACTION_PAGE = '/__/auth/action';

/**
 * Checks that the published site's headers do not block Firebase's page for links in e-mails. Every link
 * opens that page until somebody names the site's own page in the Firebase console.
 * @throws if the headers block the page's scripts, or the page does not load
 */
export async function checkActionPage(address: string): Promise<void> {
  const page = await fetchInTime(new URL(ACTION_PAGE, address));
  if (!page.ok) throw new Error(`Publicado, mas ${ACTION_PAGE} vem com HTTP ${page.status}.`);
  const policy = page.headers.get('Content-Security-Policy');
  const blocked = policy === null ? undefined : blockedScript(await page.text(), page.url, policy);
  if (blocked === undefined) return;
  throw new Error(
    `Publicado, mas a política de conteúdo bloqueia ${blocked} de ${ACTION_PAGE}. O site está no ar; mas enquanto o console do Firebase não apontar os links dos e-mails para /acao (docs/deploy.md), ninguém consegue abri-los.`,
  );
}

/**
 * The first script of a page that the content security policy blocks. A script that only a hash allows counts
 * as blocked, because Firebase may change that script.
 */
function blockedScript(html: string, page: string, policy: string): string | undefined {
  const directives = policy.split(';').map((directive) => directive.trim().split(/ +/));
  const [, ...sources] = directives.find(([name]) => name === 'script-src') ?? [];
  const allowed = sources.map((source) => (source === "'self'" ? new URL(page).origin : source));
  for (const { src } of new JSDOM(html, { url: page }).window.document.scripts) {
    const script = src || "'unsafe-inline'";
    if (!allowed.some((source) => script.startsWith(source)))
      return src ? `o script ${src}` : 'um script que está na própria página,';
  }
  return undefined;
}
