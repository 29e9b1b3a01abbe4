import { initializeApp } from 'firebase/app';
import { config } from '../config';
import { headersOf, shareAppCheck, startAppCheck } from './appCheck';
import { limitDatabaseOpening } from './openWithTimeout';

// Gives `indexedDB.open` a timeout before the SDKs open their databases.
limitDatabaseOpening();

const SETTINGS = {
  apiKey: config.firebase.apiKey,
  projectId: config.firebase.projectId,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
};

export const app = initializeApp(SETTINGS);

// Start App Check before Auth and Firestore, so that all of their requests carry a token.
const appCheck = import.meta.env.VITE_RECAPTCHA_ENTERPRISE_KEY
  ? startAppCheck(app, import.meta.env.VITE_RECAPTCHA_ENTERPRISE_KEY)
  : null;

/** The headers with which a request that the SDK does not send passes App Check. */
export async function appCheckHeaders(): Promise<Record<string, string>> {
  return appCheck ? headersOf(appCheck) : {};
}

/**
 * Starts a second Firebase app with the same settings. Its signed-in user is separate from the main app's.
 */
export function startAppBeside(name: string) {
  const other = initializeApp(SETTINGS, name);
  if (appCheck) shareAppCheck(appCheck, other);
  return other;
}
