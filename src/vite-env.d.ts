/** The settings, which `checkEnv` has validated before the app is served or built. */
interface ImportMetaEnv {
  readonly VITE_BRAND_NAME: string;
  /** The site's address, without a slash at the end. */
  readonly VITE_SITE_URL: string;
  readonly VITE_LIVE_VIDEO_URL: string;
  readonly VITE_APP_DOWNLOAD_URL: string;
  /** The first day on which the app can be downloaded, dd/mm/yyyy. */
  readonly VITE_APP_AVAILABLE_FROM: string;
  readonly VITE_ORGANIZER_NAME: string;
  /** The organiser's e-mail address or https address. */
  readonly VITE_ORGANIZER_CONTACT: string;
  /** The e-mail or https address for questions about personal data, or empty. */
  readonly VITE_PRIVACY_CONTACT: string;
  /** The minimum length of a password, from 6 to 30, as Firebase allows. */
  readonly VITE_PASSWORD_MIN: string;
  /** The organiser's CNPJ, or empty. */
  readonly VITE_ORGANIZER_ID: string;
  readonly VITE_FIREBASE_API_KEY: string;
  readonly VITE_FIREBASE_PROJECT_ID: string;
  /** The bucket of the promotions' pictures; empty where they come from elsewhere. */
  readonly VITE_FIREBASE_STORAGE_BUCKET: string;
  /** The push service's address and key; both are empty where there is none. */
  readonly VITE_PUSH_BASE_URL: string;
  readonly VITE_PUSH_API_KEY: string;
  readonly VITE_CACHE_PASSPHRASE: string;
  /** The id of the Firebase app; empty where neither Analytics nor App Check is configured. */
  readonly VITE_FIREBASE_APP_ID: string;
  readonly VITE_FIREBASE_MEASUREMENT_ID: string;
  readonly VITE_RECAPTCHA_ENTERPRISE_KEY: string;
  readonly VITE_FIRESTORE_EMULATOR?: string;
  readonly VITE_AUTH_EMULATOR?: string;
}

/** A module that scripts/build/plugins.ts provides. */
declare module 'virtual:estados' {
  /** The 27 states, sorted by name. */
  export const states: readonly { code: string; name: string }[];
}
