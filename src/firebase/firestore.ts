import { connectFirestoreEmulator, initializeFirestore, memoryLocalCache } from 'firebase/firestore';
import { app } from './app';
import { XhrWithTimeout } from './XhrWithTimeout';

// The push client also uses XMLHttpRequest, but does not read the body of an error.
window.XMLHttpRequest = XhrWithTimeout;

// In memory: data of an earlier visit is of no use, and tabs need not share a cache.
export const db = initializeFirestore(app, { localCache: memoryLocalCache() });

// Removed from production builds.
if (import.meta.env.MODE !== 'production' && import.meta.env.VITE_FIRESTORE_EMULATOR) {
  const [host = '', port] = import.meta.env.VITE_FIRESTORE_EMULATOR.split(':');
  connectFirestoreEmulator(db, host, Number(port));
}

/** The origin of the Firestore server. */
export const origin =
  import.meta.env.MODE !== 'production' && import.meta.env.VITE_FIRESTORE_EMULATOR
    ? `http://${import.meta.env.VITE_FIRESTORE_EMULATOR}`
    : 'https://firestore.googleapis.com';
