import { join } from 'node:path';
import { ROOM_PATH } from '../../src/base/paths';
import { fetchInTime } from '../shared/fetchInTime';
import { filesIn, IMMUTABLE, REVALIDATED } from '../shared/headers';
import type { CheckResult } from './checks';
import type { Publication } from './publication';

/**
 * Checks that pages, scripts and missing files come with the headers of the publication's configuration.
 * @param site the Hosting emulator that serves the publication
 */
export async function checkHeaders(publication: Publication, site: string): Promise<CheckResult> {
  const everywhere = publication.headers.find(({ source }) => source === '**')?.headers ?? [];
  const headers = Object.fromEntries(everywhere.map(({ key, value }) => [key, value]));
  const problem = await responsesProblem(publication, site, headers);
  if (problem) throw new Error(`${problem}. Veja firebase.json e scripts/shared/headers.ts.`);
  const { 'Strict-Transport-Security': hsts, 'Content-Security-Policy': policy } = headers;
  if (!hsts || !policy)
    throw new Error('faltam o HTTPS obrigatório ou a política de conteúdo em firebase.json.');
  return { summary: 'como gerados da configuração' };
}

/**
 * What is wrong with a site's responses to requests for pages, files and missing files; undefined if nothing
 * is.
 * @param headers the expected headers of every response, besides Cache-Control
 */
export async function responsesProblem(
  { folder }: Publication,
  site: string,
  headers: Record<string, string>,
): Promise<string | undefined> {
  const asset = filesIn(join(folder, 'dist')).find((path) => path.startsWith('assets'));
  const expected: [path: string, status: number, cache: string][] = [
    ['/', 200, REVALIDATED],
    [ROOM_PATH, 200, REVALIDATED],
    ['/nao-existe', 404, 'no-store'],
    [`/${asset}`, 200, IMMUTABLE],
    ['/assets/nao-existe.js', 404, 'no-store'],
  ];
  for (const [path, status, cache] of expected) {
    const response = await fetchInTime(new URL(path, site));
    if (response.status !== status) return `${path} vem com HTTP ${response.status}, em vez de ${status}`;
    for (const [key, value] of Object.entries({ ...headers, 'Cache-Control': cache })) {
      const actual = response.headers.get(key);
      if (actual !== value) return `${path} vem com ${key}: ${actual}, em vez de ${value}`;
    }
  }
  return undefined;
}
