import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  type Firestore,
} from 'firebase/firestore';

/** Starts Firestore for a Firebase app. */
export function firestoreOf(app: FirebaseApp): Firestore {
  // In memory: data of an earlier visit is of no use, and tabs need not share a cache.
  const db = initializeFirestore(app, { localCache: memoryLocalCache() });

  // Removed from production builds.
  if (import.meta.env.MODE !== 'production' && import.meta.env.VITE_FIRESTORE_EMULATOR) {
    const [host = '', port] = import.meta.env.VITE_FIRESTORE_EMULATOR.split(':');
    connectFirestoreEmulator(db, host, Number(port));
  }
  return db;
}
