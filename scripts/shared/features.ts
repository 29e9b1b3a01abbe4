import type { Settings } from './environment';

/** Sources that the content security policy allows in addition, by directive. */
export type Sources = Record<string, string[]>;

interface Feature {
  name: string;
  setting: string;
  /** Matches the sources that only this feature needs. */
  hosts: RegExp;
  /** The sources that the content security policy must allow for the feature, given the setting's value. */
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
    hosts: /googletagmanager|analytics|firebaseinstallations|firebase\.googleapis/,
    // Google's list for Analytics without advertising
    // (developers.google.com/tag-platform/security/guides/csp), without other containers and Google's other
    // services, plus the two servers that the Firebase SDK calls first.
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

/** The names of the optional features that the settings configure, and of those that they do not. */
export function featuresOf(settings: Settings) {
  const names = (configured: boolean) =>
    FEATURES.filter(({ setting }) => Boolean(settings[setting]) === configured).map(({ name }) => name);
  return { configured: names(true), absent: names(false) };
}

/** The sources that each configured feature needs. */
export function sourcesOf(settings: Settings): Sources[] {
  return FEATURES.map(({ setting, opens }) => (settings[setting] ? opens(settings[setting]) : {}));
}

/** The sources in a policy that only features without a setting would need. */
export function unaskedSources(policy: string, settings: Settings): string[] {
  const sources = policy.split(/[ ;]+/);
  return FEATURES.filter(({ setting }) => !settings[setting]).flatMap(({ hosts }) =>
    sources.filter((source) => hosts.test(source)),
  );
}
