import { initializeApp } from 'firebase/app';
import { config } from '../config';
import { headersOf, shareAppCheck, startAppCheck } from './appCheck';
import { limitDatabaseOpening } from './openWithTimeout';

// This must come first, because the SDKs open their databases as soon as they start.
limitDatabaseOpening();

const SETTINGS = {
  apiKey: config.firebase.apiKey,
  projectId: config.firebase.projectId,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
};

export const app = initializeApp(SETTINGS);

// App Check starts before Auth and Firestore: requests that they send before would have no token.
const appCheck = import.meta.env.VITE_RECAPTCHA_ENTERPRISE_KEY
  ? startAppCheck(app, import.meta.env.VITE_RECAPTCHA_ENTERPRISE_KEY)
  : null;

/** The App Check headers for requests that the SDK does not send. */
export async function appCheckHeaders(): Promise<Record<string, string>> {
  return appCheck ? headersOf(appCheck) : {};
}

/** Starts a second Firebase app with the same settings, in which another user can be signed in. */
export function startAppBeside(name: string) {
  const other = initializeApp(SETTINGS, name);
  if (appCheck) shareAppCheck(appCheck, other);
  return other;
}
