import { track } from './analytics/track';

/**
 * Tells the team of an error: on the console, and by Analytics where the visitor has agreed to it.
 * @param what begins the line on the console, in Portuguese
 */
export function report(what: string, error: unknown): void {
  console.error(what, error);
  track('exception', { error });
}

/** Errors that nobody caught, which browsers write on the console themselves. */
export function reportUncaught(): void {
  if (!import.meta.env.VITE_FIREBASE_MEASUREMENT_ID) return;
  window.addEventListener('error', ({ error }) => {
    // Of scripts of other origins, in-app browsers' for one, nothing is told.
    if (error) track('exception', { error });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => track('exception', { error: reason }));
}
