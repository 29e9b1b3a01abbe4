const {
  VITE_ORGANIZER_NAME: name,
  VITE_ORGANIZER_ID: cnpj,
  VITE_ORGANIZER_CONTACT: contact,
  VITE_PRIVACY_CONTACT: privacyContact,
} = import.meta.env;

/** @param address an e-mail or https address */
function contactAt(address: string) {
  return {
    contact: address.replace('https://', ''),
    contactLink: address.startsWith('https://') ? address : `mailto:${address}`,
  };
}

/**
 * The app's settings, which `checkEnv` has validated before the build. The modules in `firebase/`, `push/`
 * and `analytics/`, the layout and the terms read `import.meta.env` themselves, so that a build without an
 * optional setting leaves out the code for that setting.
 */
export const config = {
  siteUrl: import.meta.env.VITE_SITE_URL,
  firebase: {
    projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
    apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
    appId: import.meta.env.VITE_FIREBASE_APP_ID,
    /** The bucket with the pictures that the team uploads; empty if there is none. */
    storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
  },
  cachePassphrase: import.meta.env.VITE_CACHE_PASSPHRASE,
  brandName: import.meta.env.VITE_BRAND_NAME,
  liveVideoUrl: import.meta.env.VITE_LIVE_VIDEO_URL,
  appDownloadUrl: import.meta.env.VITE_APP_DOWNLOAD_URL,
  /** The first day on which the app can be downloaded, dd/mm/yyyy. */
  appAvailableFrom: import.meta.env.VITE_APP_AVAILABLE_FROM,
  organizer: {
    /** The organiser's name, followed by the tax number (CNPJ) if it is set. */
    fullName: cnpj ? `${name}, CNPJ\u00a0${cnpj}` : name,
    ...contactAt(contact),
  },
  /** The contact for questions about personal data (LGPD art. 41); by default the organiser's. */
  privacy: contactAt(privacyContact || contact),
  /** The minimum length of a new password, as in the project's password policy (docs/deploy.md). */
  passwordMin: Number(import.meta.env.VITE_PASSWORD_MIN),
};
