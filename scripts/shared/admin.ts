import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  getFirestore,
  type EmulatorMockTokenOptions,
  type Firestore,
} from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { hostAndPort } from '../../src/firebase/hostAndPort';
import { PROJECT } from './project';

/**
 * Runs `work` with a Firestore client that bypasses the security rules, as the Firebase console does; only
 * with the emulator.
 * @param firestore host:port of the emulator
 */
export async function asAdmin<T>(
  firestore: string,
  work: (db: Firestore) => Promise<T>,
  projectId = PROJECT,
): Promise<T> {
  const app = initializeApp({ projectId }, randomUUID());
  try {
    return await work(emulatedFirestore(app, firestore, 'owner'));
  } finally {
    await deleteApp(app);
  }
}

/**
 * Creates a Firestore client for the emulator.
 * @param firestore host:port of the emulator
 * @param user who sends the requests: `owner` bypasses the security rules; if undefined, whoever is signed in
 * to the app, or a visitor
 */
export function emulatedFirestore(
  app: FirebaseApp,
  firestore: string,
  user?: EmulatorMockTokenOptions | 'owner',
): Firestore {
  const db = getFirestore(app);
  connectFirestoreEmulator(db, ...hostAndPort(firestore), user && { mockUserToken: user });
  return db;
}

/**
 * Replaces a project's rules in a running Firestore emulator.
 * @param firestore host:port of the emulator
 * @throws when the rules do not compile, or the emulator does not answer
 */
export async function loadRules(firestore: string, content: string, project = PROJECT): Promise<void> {
  const url = `http://${firestore}/emulator/v1/projects/${project}:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
  const answer = await fetch(url, { method: 'PUT', body });
  if (!answer.ok) throw new Error(`O emulador recusou as regras: ${await answer.text()}`);
}
