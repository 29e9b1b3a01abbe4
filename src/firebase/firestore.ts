import { app } from './app';
import { firestoreOf } from './firestoreOf';
import { XhrWithTimeout } from './XhrWithTimeout';

// The push client also uses XMLHttpRequest, but does not read the body of an error.
window.XMLHttpRequest = XhrWithTimeout;

export const db = firestoreOf(app);

/** The origin of the Firestore server. */
export const origin =
  import.meta.env.MODE !== 'production' && import.meta.env.VITE_FIRESTORE_EMULATOR
    ? `http://${import.meta.env.VITE_FIRESTORE_EMULATOR}`
    : 'https://firestore.googleapis.com';
