import type { Settings } from './environment';

/** Sources to be added to the content security policy, by directive. */
export type Sources = Record<string, string[]>;

interface Feature {
  name: string;
  setting: string;
  /** The sources that the feature needs in the policy, given its setting's value. */
  opens: (value: string) => Sources;
}

const FEATURES: Feature[] = [
  {
    name: 'imagens do Storage',
    setting: 'VITE_FIREBASE_STORAGE_BUCKET',
    opens: (bucket) => ({
      // The slash at the end limits the source to this bucket.
      'img-src': [
        `https://firebasestorage.googleapis.com/v0/b/${bucket}/`,
        `https://storage.googleapis.com/${bucket}/`,
      ],
    }),
  },
  {
    name: 'Analytics',
    setting: 'VITE_FIREBASE_MEASUREMENT_ID',
    // The sources that Google lists for Analytics without advertising
    // (developers.google.com/tag-platform/security/guides/csp), without Tag Manager's containers and other
    // Google services, plus two servers that the Firebase SDK calls first.
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
    // The sources that Google lists for reCAPTCHA (cloud.google.com/recaptcha/docs/faq), plus the App Check
    // server.
    opens: () => ({
      'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
      'connect-src': ['https://www.google.com/recaptcha/', 'https://content-firebaseappcheck.googleapis.com'],
    }),
  },
  {
    name: 'push',
    setting: 'VITE_PUSH_BASE_URL',
    opens: (address) => ({ 'connect-src': [new URL(address).origin] }),
  },
];

/** The names of the optional features, divided by whether they are configured. */
export function featuresOf(settings: Settings) {
  const names = (configured: boolean) =>
    FEATURES.filter(({ setting }) => Boolean(settings[setting]) === configured).map(({ name }) => name);
  return { configured: names(true), absent: names(false) };
}

/** The sources that the configured features need in the content security policy. */
export function sourcesOf(settings: Settings): Sources[] {
  return FEATURES.map(({ setting, opens }) => (settings[setting] ? opens(settings[setting]) : {}));
}
