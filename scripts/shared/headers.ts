import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Values of `src/env.ts` by name. */
export type Settings = Record<string, string>;

/** Additional sources by directive of the content security policy. */
type Sources = Record<string, string[]>;

/** The type of `hosting.headers` in firebase.json. */
export type Headers = { source?: string; regex?: string; headers: { key: string; value: string }[] }[];

const POLICY = 'Content-Security-Policy';

interface Feature {
  name: string;
  setting: string;
  /** Matches the sources that only this feature needs. */
  hosts: RegExp;
  /** The sources that the feature needs, given the value of its setting. */
  opens: (value: string) => Sources;
}

const FEATURES: Feature[] = [
  {
    name: 'imagens do Storage',
    setting: 'VITE_FIREBASE_STORAGE_BUCKET',
    hosts: /storage\.googleapis/,
    opens: (bucket) => ({
      // The trailing slash limits the match to this bucket.
      'img-src': [
        `https://firebasestorage.googleapis.com/v0/b/${bucket}/`,
        `https://storage.googleapis.com/${bucket}/`,
      ],
    }),
  },
  {
    name: 'Analytics',
    setting: 'VITE_FIREBASE_MEASUREMENT_ID',
    hosts: /googletagmanager|analytics|firebaseinstallations/,
    // Google's list for Analytics without advertising (developers.google.com/tag-platform/security/guides/csp), without
    // other containers and Google's other services, plus the two servers that the Firebase SDK calls first.
    opens: () => ({
      'script-src': ['https://www.googletagmanager.com/gtag/'],
      'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
      'connect-src': [
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://analytics.google.com',
        'https://*.analytics.google.com',
        'https://firebase.googleapis.com',
        'https://firebaseinstallations.googleapis.com',
      ],
    }),
  },
  {
    name: 'App Check',
    setting: 'VITE_RECAPTCHA_ENTERPRISE_KEY',
    hosts: /recaptcha|appcheck/,
    // Google's list for reCAPTCHA (cloud.google.com/recaptcha/docs/faq), plus the App Check server.
    opens: () => ({
      'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
      'connect-src': ['https://www.google.com/recaptcha/', 'https://content-firebaseappcheck.googleapis.com'],
    }),
  },
  {
    name: 'push',
    setting: 'VITE_PUSH_BASE_URL',
    hosts: /push/,
    opens: (address) => ({ 'connect-src': [new URL(address).origin] }),
  },
];

/** The names of the optional features that these settings configure, and of those that they leave out. */
export function featuresOf(settings: Settings) {
  const names = (configured: boolean) =>
    FEATURES.filter(({ setting }) => Boolean(settings[setting]) === configured).map(({ name }) => name);
  return { configured: names(true), absent: names(false) };
}

/** The sources in a policy that only features without a setting would need. */
export function unaskedSources(policy: string, settings: Settings): string[] {
  const sources = policy.split(/[ ;]+/);
  return FEATURES.filter(({ setting }) => !settings[setting]).flatMap(({ hosts }) =>
    sources.filter((source) => hosts.test(source)),
  );
}

/**
 * The site's headers: those of firebase.json, with the sources of each configured feature added to the content security
 * policy.
 * @param more sources that do not depend on settings
 * @throws when the policy, or a directive that needs more sources, is missing
 */
export function headersFor(headers: Headers, settings: Settings, more: Sources = {}): Headers {
  const opened: Sources[] = [
    more,
    ...FEATURES.map(({ setting, opens }) => (settings[setting] ? opens(settings[setting]) : {})),
  ];
  if (!headers.some(({ headers: each }) => each.some(({ key }) => key === POLICY)))
    throw new Error(`firebase.json não tem o cabeçalho ${POLICY}.`);
  return headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key === POLICY ? opened.reduce(widened, value) : value,
    })),
  }));
}

/**
 * For Firebase's own pages, which Hosting adds to every site, such as that of the links in e-mails: the site's policy would
 * block their scripts.
 */
export const OF_FIREBASE_PAGES: Headers = [
  {
    source: '/__/auth/**',
    headers: [
      { key: POLICY, value: "script-src 'self' 'unsafe-inline' https:; object-src 'none'; base-uri 'none'" },
    ],
  },
];

/** Keeps the pages out of search engines. */
export const UNLISTED: Headers = [{ source: '**', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] }];

/** Allows the style sheet and the script that the prerenderer has put into a build's pages, and no others. */
export function inlineSources(dist: string): Sources {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const hashOf = (tag: string) => {
    const [, content = ''] = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(html) ?? [];
    return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  };
  return { 'style-src': [hashOf('style')], 'script-src': [hashOf('script')] };
}

/** For files in `assets`, whose names contain a hash of their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For the other files, whose content may change with each deploy. */
export const REVALIDATED = 'no-cache';

/**
 * The rules that let browsers store what a build has. firebase.json's rule, `no-store`, then applies only to what is missing:
 * a stored 404 could outlive the deploy that adds the file. The files are listed because a pattern would also match missing
 * ones; by regular expressions, because a glob would also match `/assets/a.js/`.
 * @param rewrites those of firebase.json
 */
export function headersOfFiles(dist: string, rewrites: { regex: string }[]): Headers {
  const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path !== '404.html' && statSync(join(dist, path)).isFile(),
  );
  const assets = paths.filter((path) => path.startsWith('assets/'));
  const others = paths.filter((path) => !path.startsWith('assets/'));
  const rules: [regex: string, value: string][] = [
    [regexOf(assets), IMMUTABLE],
    [regexOf(others), REVALIDATED],
    ...rewrites.map(({ regex }): [string, string] => [regex, REVALIDATED]),
  ];
  return rules.map(([regex, value]) => ({ regex, headers: [{ key: 'Cache-Control', value }] }));
}

/** Matches the paths at which Hosting serves these files (`cleanUrls` in firebase.json). */
function regexOf(files: string[]): string {
  const paths = files.map((file) => (file === 'index.html' ? '' : file.replace(/\.html$/, '')));
  return `^/(${paths.map((path) => path.replaceAll('.', '\\.')).join('|')})$`;
}

function widened(policy: string, sources: Sources): string {
  const directives = policy.split('; ');
  for (const name of Object.keys(sources)) {
    if (!directives.some((directive) => directive.startsWith(`${name} `)))
      throw new Error(`A política em firebase.json não tem ${name}.`);
  }
  return directives
    .map((directive) => [directive, ...(sources[directive.split(' ', 1)[0] ?? ''] ?? [])].join(' '))
    .join('; ');
}
