/** Values of `src/env.ts` by name. @typedef {Record<string, string>} Settings */
/** A directive of the content security policy, and what it allows besides. @typedef {Record<string, string[]>} Sources */
/** As firebase.json has them. @typedef {{ source: string, headers: { key: string, value: string }[] }[]} Headers */

/** What each optional feature opens in the content security policy. */
const FEATURES = [
  {
    name: 'imagens do Storage',
    setting: 'VITE_FIREBASE_STORAGE_BUCKET',
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
    /**
     * Google's list for Analytics without advertising (developers.google.com/tag-platform/security/guides/csp), and the
     * two servers that Firebase's SDK asks before it begins.
     * @type {() => Sources}
     */
    opens: () => ({
      'script-src': ['https://www.googletagmanager.com'],
      'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
      'connect-src': [
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://*.google.com',
        'https://firebase.googleapis.com',
        'https://firebaseinstallations.googleapis.com',
      ],
    }),
  },
  {
    name: 'App Check',
    setting: 'VITE_RECAPTCHA_ENTERPRISE_KEY',
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
 * The site's headers: those of firebase.json, which serve where nothing is configured, with the content security policy
 * widened by exactly what is.
 * @param {Headers} headers
 * @param {Settings} settings
 * @param {string[]} [emulators] addresses that the app talks to in the place of Google's
 * @returns {Headers}
 */
export function headersFor(headers, settings, emulators = []) {
  const opened = [
    { 'connect-src': emulators },
    ...FEATURES.map(({ setting, opens }) => (settings[setting] ? opens(settings[setting]) : {})),
  ];
  return headers.map(({ source, headers: each }) => ({
    source,
    headers: each.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? opened.reduce(widened, value) : value,
    })),
  }));
}

/** @param {string} policy @param {Sources} sources */
function widened(policy, sources) {
  return policy
    .split('; ')
    .map((directive) => [directive, ...(sources[directive.split(' ', 1)[0] ?? ''] ?? [])].join(' '))
    .join('; ');
}
