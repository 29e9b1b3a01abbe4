/** Every value has passed `checkEnv` before the app was served or built. */
interface ImportMetaEnv {
  readonly VITE_BRAND_NAME: string;
  /** For index.html. */
  readonly VITE_SITE_URL: string;
  readonly VITE_LIVE_VIDEO_URL: string;
  readonly VITE_APP_DOWNLOAD_URL: string;
  /** A day, dd/mm/yyyy. */
  readonly VITE_APP_AVAILABLE_FROM: string;
  readonly VITE_ORGANIZER_NAME: string;
  /** An e-mail address or an https address. */
  readonly VITE_ORGANIZER_CONTACT: string;
  /** As the organiser's contact, or empty. */
  readonly VITE_PRIVACY_CONTACT: string;
  /** A number from 6 to 30, as Firebase allows. */
  readonly VITE_PASSWORD_MIN: string;
  /** A CNPJ, or empty. */
  readonly VITE_ORGANIZER_ID: string;
  readonly VITE_FIREBASE_API_KEY: string;
  readonly VITE_FIREBASE_PROJECT_ID: string;
  /** Empty where promotion images come from elsewhere. */
  readonly VITE_FIREBASE_STORAGE_BUCKET: string;
  /** Both empty where there is no push service. */
  readonly VITE_PUSH_BASE_URL: string;
  readonly VITE_PUSH_API_KEY: string;
  readonly VITE_CACHE_PASSPHRASE: string;
  /** Empty where neither Analytics nor App Check is configured. */
  readonly VITE_FIREBASE_APP_ID: string;
  readonly VITE_FIREBASE_MEASUREMENT_ID: string;
  readonly VITE_RECAPTCHA_ENTERPRISE_KEY: string;
  readonly VITE_FIRESTORE_EMULATOR?: string;
  readonly VITE_AUTH_EMULATOR?: string;
}

/** Made by vite.config.ts. */
declare module 'virtual:estados' {
  /** The 27 states by name. */
  export const states: readonly { code: string; name: string }[];
}
