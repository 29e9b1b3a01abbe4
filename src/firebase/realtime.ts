import { connectFirestoreEmulator, initializeFirestore, memoryLocalCache } from 'firebase/firestore';
import { onReturnFromPageCache } from '../base/listenTo';
import { app, prepareAppCheck } from './app';
import { hostAndPort } from './hostAndPort';
import { restart } from './subscribeWithRetry';

/**
 * The whole Firestore SDK, for subscriptions; pages load it after their first paint. Its cache is in memory,
 * because the data are of no use in a later visit or another tab.
 */
export const realtimeDb = initializeFirestore(app, { localCache: memoryLocalCache() });

// Vite removes this block from production builds.
if (import.meta.env.MODE !== 'production' && import.meta.env.VITE_FIRESTORE_EMULATOR) {
  connectFirestoreEmulator(realtimeDb, ...hostAndPort(import.meta.env.VITE_FIRESTORE_EMULATOR));
}

prepareAppCheck();

// Restarts the streams when WebKit shows the page again from its page cache: their connections are closed,
// and the SDK does not notice.
onReturnFromPageCache(() => void restart(realtimeDb));
