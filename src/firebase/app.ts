import { initializeApp } from 'firebase/app';
import { startAppCheck } from './appCheck';

export const app = initializeApp({
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
});

// Before Auth and Firestore exist, so that no request of theirs goes without.
if (import.meta.env.VITE_RECAPTCHA_ENTERPRISE_KEY) {
  startAppCheck(app, import.meta.env.VITE_RECAPTCHA_ENTERPRISE_KEY);
}
