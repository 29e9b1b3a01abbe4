const {
  VITE_ORGANIZER_NAME: name,
  VITE_ORGANIZER_ID: cnpj,
  VITE_ORGANIZER_CONTACT: contact,
} = import.meta.env;

/** The app's settings. `checkEnv` has validated them before the build. */
export const config = {
  brandName: import.meta.env.VITE_BRAND_NAME,
  liveVideoUrl: import.meta.env.VITE_LIVE_VIDEO_URL,
  appDownloadUrl: import.meta.env.VITE_APP_DOWNLOAD_URL,
  /** The first day on which the app can be downloaded, dd/mm/yyyy. */
  appAvailableFrom: import.meta.env.VITE_APP_AVAILABLE_FROM,
  organizer: {
    name,
    /** With the CNPJ, if it is set. */
    fullName: cnpj ? `${name}, CNPJ\u00a0${cnpj}` : name,
    contact: contact.replace('https://', ''),
    contactLink: contact.startsWith('https://') ? contact : `mailto:${contact}`,
  },
  /** The minimum length of a new password, as in the project's password policy (docs/deploy.md). */
  passwordMin: Number(import.meta.env.VITE_PASSWORD_MIN),
};
