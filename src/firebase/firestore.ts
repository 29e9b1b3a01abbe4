import { connectFirestoreEmulator, initializeFirestore, memoryLocalCache } from 'firebase/firestore';
import { app } from './app';
import { XhrWithTimeout } from './XhrWithTimeout';

// The only other requests of this kind in the app are the push client's, which reads no refusal's body.
window.XMLHttpRequest = XhrWithTimeout;

// In memory: a waiting room or a profile of yesterday is of no use, and tabs need not share one.
export const db = initializeFirestore(app, { localCache: memoryLocalCache() });

// A production build drops this block whole.
if (import.meta.env.MODE !== 'production' && import.meta.env.VITE_FIRESTORE_EMULATOR) {
  const [host = '', port] = import.meta.env.VITE_FIRESTORE_EMULATOR.split(':');
  connectFirestoreEmulator(db, host, Number(port));
}

/** Of the Firestore server. */
export const origin =
  import.meta.env.MODE !== 'production' && import.meta.env.VITE_FIRESTORE_EMULATOR
    ? `http://${import.meta.env.VITE_FIRESTORE_EMULATOR}`
    : 'https://firestore.googleapis.com';
