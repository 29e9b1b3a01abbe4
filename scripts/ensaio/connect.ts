import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  type Firestore,
} from 'firebase/firestore';

export interface Project {
  projectId: string;
  apiKey: string;
  /** host:port */
  emulator?: string;
}

/**
 * Creates a separate Firestore client, like that of one browser.
 * @param uid of the signed-in user; emulators only
 */
export function connect({ projectId, apiKey, emulator }: Project, uid?: string): Firestore {
  const app = initializeApp({ projectId, apiKey }, randomUUID());
  const db = initializeFirestore(app, { localCache: memoryLocalCache() });
  const [host = '', port] = emulator?.split(':') ?? [];
  const user = uid === undefined ? {} : { mockUserToken: { sub: uid } };
  if (emulator) connectFirestoreEmulator(db, host, Number(port), user);
  return db;
}
