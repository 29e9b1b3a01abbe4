import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';
import { app } from './app';
import { hostAndPort } from './hostAndPort';

// The SDK would log every unanswered request as an error. Callers report the errors that matter.
setLogLevel('silent');

/** Firestore Lite, for single reads and writes: each is one `fetch`, without cache, queue or stream. */
export const db = firestoreOf(app);

export function firestoreOf(other: FirebaseApp): Firestore {
  // `getFirestore` would put code that connects to an emulator into production builds.
  const firestore = initializeFirestore(other, {});
  // Vite removes this block from production builds.
  if (import.meta.env.MODE !== 'production' && import.meta.env.VITE_FIRESTORE_EMULATOR) {
    connectFirestoreEmulator(firestore, ...hostAndPort(import.meta.env.VITE_FIRESTORE_EMULATOR));
  }
  return firestore;
}
