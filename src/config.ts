/** The app's settings. `checkEnv` has validated them before the build. */
export const config = {
  brandName: import.meta.env.VITE_BRAND_NAME,
  liveVideoUrl: import.meta.env.VITE_LIVE_VIDEO_URL,
  appDownloadUrl: import.meta.env.VITE_APP_DOWNLOAD_URL,
};
