import { initializeApp } from 'firebase/app';
import { startAppCheck } from './appCheck';

export const app = initializeApp({
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
});

// Start App Check before Auth and Firestore, so that all of their requests carry a token.
if (import.meta.env.VITE_RECAPTCHA_ENTERPRISE_KEY) {
  startAppCheck(app, import.meta.env.VITE_RECAPTCHA_ENTERPRISE_KEY);
}
