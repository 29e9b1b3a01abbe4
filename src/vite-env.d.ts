/** Every value has passed `checkEnv` before the app was served or built. */
interface ImportMetaEnv {
  readonly VITE_BRAND_NAME: string;
  readonly VITE_LIVE_VIDEO_URL: string;
  readonly VITE_APP_DOWNLOAD_URL: string;
  readonly VITE_FIREBASE_API_KEY: string;
  readonly VITE_FIREBASE_PROJECT_ID: string;
  readonly VITE_FIRESTORE_EMULATOR?: string;
}
