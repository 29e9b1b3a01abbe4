import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';
import { randomUUID } from 'node:crypto';
import { PROJECT } from './project';

/**
 * Runs `work` with a Firestore that bypasses the security rules, as the Firebase console does. Emulators only.
 * @param firestore host:port
 */
export async function asAdmin<T>(
  firestore: string,
  work: (db: Firestore) => Promise<T>,
  project = PROJECT,
): Promise<T> {
  const db = adminFirestore(firestore, project);
  try {
    return await work(db);
  } finally {
    await deleteApp(db.app);
  }
}

/** Keeps the process running until its app is deleted. */
export function adminFirestore(firestore: string, projectId: string): Firestore {
  const db = getFirestore(initializeApp({ projectId }, randomUUID()));
  const [host = '', port] = firestore.split(':');
  connectFirestoreEmulator(db, host, Number(port), { mockUserToken: 'owner' });
  return db;
}
