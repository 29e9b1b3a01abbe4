import { connectFirestoreEmulator, initializeFirestore, memoryLocalCache } from 'firebase/firestore';
import { app } from './app';
import { restart } from './restart';

/**
 * The whole of Firestore, for subscriptions only; it is loaded after what the visitor sees. In memory: data of an earlier
 * visit is of no use, and tabs need not share a cache.
 */
export const realtimeDb = initializeFirestore(app, { localCache: memoryLocalCache() });

// Removed from production builds.
if (import.meta.env.MODE !== 'production' && import.meta.env.VITE_FIRESTORE_EMULATOR) {
  const [host = '', port] = import.meta.env.VITE_FIRESTORE_EMULATOR.split(':');
  connectFirestoreEmulator(realtimeDb, host, Number(port));
}

// WebKit closes the connections of a page that it puts into its page cache, and does not say so when the page comes back.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void restart(realtimeDb);
});

/** The origin of the Firestore server. */
export const origin =
  import.meta.env.MODE !== 'production' && import.meta.env.VITE_FIRESTORE_EMULATOR
    ? `http://${import.meta.env.VITE_FIRESTORE_EMULATOR}`
    : 'https://firestore.googleapis.com';
