import { connectFirestoreEmulator, initializeFirestore, memoryLocalCache } from 'firebase/firestore';
import { onReturnFromPageCache } from '../base/listenTo';
import { app } from './app';
import { hostAndPort } from './hostAndPort';
import { restart } from './restart';

/**
 * The whole Firestore SDK, only for subscriptions; pages load it after their first paint. Its cache is in
 * memory, because data of an earlier visit is of no use, and tabs need not share it.
 */
export const realtimeDb = initializeFirestore(app, { localCache: memoryLocalCache() });

// Vite removes this block from production builds.
if (import.meta.env.MODE !== 'production' && import.meta.env.VITE_FIRESTORE_EMULATOR) {
  connectFirestoreEmulator(realtimeDb, ...hostAndPort(import.meta.env.VITE_FIRESTORE_EMULATOR));
}

// While a page is in WebKit's page cache, its connections are closed. The SDK does not notice that when the
// page comes back.
onReturnFromPageCache(() => void restart(realtimeDb));

/** The origin of the Firestore server. */
export const origin =
  import.meta.env.MODE !== 'production' && import.meta.env.VITE_FIRESTORE_EMULATOR
    ? `http://${import.meta.env.VITE_FIRESTORE_EMULATOR}`
    : 'https://firestore.googleapis.com';
