import { connectFirestoreEmulator, initializeFirestore, memoryLocalCache } from 'firebase/firestore';
import { app } from './app';

// In memory: a waiting room or a profile of yesterday is of no use, and tabs need not share one.
export const db = initializeFirestore(app, { localCache: memoryLocalCache() });

// A production build drops this block whole.
if (import.meta.env.MODE !== 'production' && import.meta.env.VITE_FIRESTORE_EMULATOR) {
  const [host = '', port] = import.meta.env.VITE_FIRESTORE_EMULATOR.split(':');
  connectFirestoreEmulator(db, host, Number(port));
}
