import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Values of `src/env.ts` by name. @typedef {Record<string, string>} Settings */
/** A directive of the content security policy, and what it allows besides. @typedef {Record<string, string[]>} Sources */
/** As firebase.json has them. @typedef {{ source?: string, regex?: string, headers: { key: string, value: string }[] }[]} Headers */

const POLICY = 'Content-Security-Policy';

/** What each optional feature opens in the content security policy; its `hosts` have no place there where it is absent. */
const FEATURES = [
  {
    name: 'imagens do Storage',
    setting: 'VITE_FIREBASE_STORAGE_BUCKET',
    hosts: /storage\.googleapis/,
    /** @type {(bucket: string) => Sources} */
    opens: (bucket) => ({
      // The slash at the end makes it this bucket and no other.
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
    /**
     * Google's list for Analytics without advertising (developers.google.com/tag-platform/security/guides/csp), without
     * the scripts of other containers and Google's other services, and the two servers that Firebase's SDK asks first.
     * @type {() => Sources}
     */
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
    /**
     * Google's list for reCAPTCHA (cloud.google.com/recaptcha/docs/faq), and App Check's server.
     * @type {() => Sources}
     */
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
    /** @type {(address: string) => Sources} */
    opens: (address) => ({ 'connect-src': [new URL(address).origin] }),
  },
];

/**
 * The optional features by name, those that are configured and those that are absent.
 * @param {Settings} settings
 */
export function featuresOf(settings) {
  const names = (/** @type {boolean} */ configured) =>
    FEATURES.filter(({ setting }) => Boolean(settings[setting]) === configured).map(({ name }) => name);
  return { configured: names(true), absent: names(false) };
}

/**
 * What a policy allows that only an absent feature would need.
 * @param {string} policy
 * @param {Settings} settings
 */
export function unaskedSources(policy, settings) {
  const sources = policy.split(/[ ;]+/);
  return FEATURES.filter(({ setting }) => !settings[setting]).flatMap(({ hosts }) =>
    sources.filter((source) => hosts.test(source)),
  );
}

/**
 * The site's headers: those of firebase.json, which serve where nothing is configured, with the content security policy
 * widened by exactly what is.
 * @param {Headers} headers
 * @param {Settings} settings
 * @param {string[]} [emulators] addresses that the app talks to in the place of Google's
 * @returns {Headers}
 * @throws {Error} when the policy, or a directive that is to be widened, is not there
 */
export function headersFor(headers, settings, emulators = []) {
  const opened = [
    { 'connect-src': emulators },
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

/** What is in `assets` may be kept: another content has another name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * The rule for the files that a build has in `assets`. It comes after firebase.json's rule for that folder, which is left to
 * missing files. It lists the names, because a pattern would match a missing file too, and browsers and proxies could keep
 * that 404 for a year. A glob would match `/assets/a.js/` as well.
 * @param {string} dist
 * @returns {Headers[number]}
 */
export function headersOfAssets(dist) {
  const names = readdirSync(join(dist, 'assets')).map((name) => name.replaceAll('.', '\\.'));
  return {
    regex: `^/assets/(${names.join('|')})$`,
    headers: [{ key: 'Cache-Control', value: IMMUTABLE }],
  };
}

/** @param {string} policy @param {Sources} sources */
function widened(policy, sources) {
  const directives = policy.split('; ');
  for (const name of Object.keys(sources)) {
    if (!directives.some((directive) => directive.startsWith(`${name} `)))
      throw new Error(`A política em firebase.json não tem ${name}.`);
  }
  return directives
    .map((directive) => [directive, ...(sources[directive.split(' ', 1)[0] ?? ''] ?? [])].join(' '))
    .join('; ');
}
