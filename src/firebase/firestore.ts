import { app } from './app';
import { firestoreOf } from './firestoreOf';
import { restart } from './restart';
import { XhrWithTimeout } from './XhrWithTimeout';

// The push client also uses XMLHttpRequest, but does not read the body of an error.
window.XMLHttpRequest = XhrWithTimeout;

export const db = firestoreOf(app);

// WebKit closes the connections of a page that it puts into its page cache, and does not say so when the page comes back.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void restart(db);
});

/** The origin of the Firestore server. */
export const origin =
  import.meta.env.MODE !== 'production' && import.meta.env.VITE_FIRESTORE_EMULATOR
    ? `http://${import.meta.env.VITE_FIRESTORE_EMULATOR}`
    : 'https://firestore.googleapis.com';
