import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';
import { app } from './app';

// It logs each request without an answer as an error. Whoever asked reports what matters of that.
setLogLevel('silent');

/** Firestore for what is asked once: each request is one `fetch`, without a cache, a queue or a stream. */
export const db = firestoreOf(app);

/** Starts the same for a Firebase app beside the main one. */
export function firestoreOf(other: FirebaseApp): Firestore {
  // `getFirestore` would keep the connection to an emulator in production builds.
  const firestore = initializeFirestore(other, {});
  // Removed from production builds.
  if (import.meta.env.MODE !== 'production' && import.meta.env.VITE_FIRESTORE_EMULATOR) {
    const [host = '', port] = import.meta.env.VITE_FIRESTORE_EMULATOR.split(':');
    connectFirestoreEmulator(firestore, host, Number(port));
  }
  return firestore;
}
