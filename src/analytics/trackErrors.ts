import { onReport } from '../base/reporting';
import { track } from './track';

/** Sends reported and uncaught errors to Google Analytics, where that is configured. */
export function trackErrors(): void {
  if (!import.meta.env.VITE_FIREBASE_MEASUREMENT_ID) return;
  onReport(trackError);
  window.addEventListener('error', ({ error }) => {
    // Errors in scripts of other origins, such as those of in-app browsers, arrive without an error object.
    if (error) trackError(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => trackError(reason));
}

function trackError(error: unknown): void {
  track('exception', { error });
}
