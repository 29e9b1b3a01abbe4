import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';
import { app } from './app';
import { hostAndPort } from './hostAndPort';

// The SDK logs every request without an answer as an error. Callers report the errors that matter.
setLogLevel('silent');

/** Firestore for single reads and writes: each is one `fetch`, without a cache, a queue or a stream. */
export const db = firestoreOf(app);

/** Starts Firestore Lite for a Firebase app. */
export function firestoreOf(other: FirebaseApp): Firestore {
  // `getFirestore` would keep the code that connects to an emulator in production builds.
  const firestore = initializeFirestore(other, {});
  // Vite removes this block from production builds.
  if (import.meta.env.MODE !== 'production' && import.meta.env.VITE_FIRESTORE_EMULATOR) {
    connectFirestoreEmulator(firestore, ...hostAndPort(import.meta.env.VITE_FIRESTORE_EMULATOR));
  }
  return firestore;
}
