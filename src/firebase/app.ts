import { initializeApp } from 'firebase/app';
import { startAppCheck } from './appCheck';

/**
 * A Firebase app with the project's settings.
 * @param name of an app beside the main one; its users are apart from the main one's
 */
export function startApp(name?: string) {
  const app = initializeApp(
    {
      apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
      projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
      appId: import.meta.env.VITE_FIREBASE_APP_ID,
    },
    name,
  );
  // Start App Check before Auth and Firestore, so that all of their requests carry a token.
  if (import.meta.env.VITE_RECAPTCHA_ENTERPRISE_KEY) {
    startAppCheck(app, import.meta.env.VITE_RECAPTCHA_ENTERPRISE_KEY);
  }
  return app;
}

export const app = startApp();
