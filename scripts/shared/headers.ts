import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Settings } from './environment';
import { sourcesOf, type Sources } from './features';

/** The type of `hosting.headers` in firebase.json. */
export type Headers = { source?: string; regex?: string; headers: { key: string; value: string }[] }[];

const POLICY = 'Content-Security-Policy';

/**
 * The site's headers: those of firebase.json, with the sources of each configured feature added to the
 * content security policy.
 * @param more further sources, independent of the settings
 * @throws if firebase.json has no policy, or the policy lacks a directive to extend
 */
export function headersFor(headers: Headers, settings: Settings, more: Sources = {}): Headers {
  if (!headers.some(({ headers: each }) => each.some(({ key }) => key === POLICY)))
    throw new Error(`firebase.json não tem o cabeçalho ${POLICY}.`);
  return headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key === POLICY ? [more, ...sourcesOf(settings)].reduce(widened, value) : value,
    })),
  }));
}

/**
 * The hashes of a build's inline style sheet and inline script, for the content security policy, which allows
 * no other inline code.
 */
export function inlineSources(dist: string): Sources {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const hashOf = (tag: string) => {
    const [, content = ''] = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(html) ?? [];
    return `'sha256-${hash('sha256', content, 'base64')}'`;
  };
  return { 'style-src': [hashOf('style')], 'script-src': [hashOf('script')] };
}

/** The Cache-Control of files in `assets`: for a year, because their names contain a hash of the content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The Cache-Control of all other files: always ask, because each deploy may change the content. */
export const REVALIDATED = 'no-cache';

/**
 * The header rules that let browsers cache a build's files. They list every file, so that a missing one keeps
 * the `no-store` of firebase.json: a cached 404 could outlive the deploy that adds the file. They are regular
 * expressions, because a glob would also match `/assets/a.js/`.
 * @param rewrites those of firebase.json
 */
export function headersOfFiles(dist: string, rewrites: { regex: string }[]): Headers {
  const paths = filesIn(dist).filter((path) => path !== '404.html');
  const assets = paths.filter((path) => path.startsWith('assets/'));
  const others = paths.filter((path) => !path.startsWith('assets/'));
  return [
    cached(IMMUTABLE, regexOf(assets)),
    ...[regexOf(others), ...rewrites.map(({ regex }) => regex)].map((regex) => cached(REVALIDATED, regex)),
  ];
}

function cached(value: string, regex: string) {
  return { regex, headers: [{ key: 'Cache-Control', value }] };
}

/** The paths of all files below a folder, relative to it. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

/** A regular expression for the paths at which Hosting serves these files (`cleanUrls` in firebase.json). */
function regexOf(files: string[]): string {
  const paths = files.map((file) => (file === 'index.html' ? '' : file.replace(/\.html$/, '')));
  return `^/(${paths.map((path) => path.replaceAll('.', '\\.')).join('|')})$`;
}

function widened(policy: string, sources: Sources): string {
  return Object.entries(sources).reduce((wider, [name, more]) => {
    const [directive] = new RegExp(`(?<=^|; )${name} [^;]+`).exec(wider) ?? [];
    if (!directive) throw new Error(`A política em firebase.json não tem ${name}.`);
    return wider.replace(directive, () => [directive, ...more].join(' '));
  }, policy);
}
