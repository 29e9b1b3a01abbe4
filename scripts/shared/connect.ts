import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import * as whole from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';

export interface Project {
  projectId: string;
  apiKey: string;
  /** host:port */
  emulator?: string;
}

/** The clients of one browser, and how to end them. */
export type Client = ReturnType<typeof connect>;

/**
 * Creates the two Firestore clients that the page of one browser has: `db` asks once, `realtimeDb` subscribes.
 * @param uid of the signed-in user; emulators only
 */
export function connect({ projectId, apiKey, emulator }: Project, uid?: string) {
  const app = initializeApp({ projectId, apiKey }, randomUUID());
  const db = lite.getFirestore(app);
  const realtimeDb = whole.initializeFirestore(app, { localCache: whole.memoryLocalCache() });
  const [host = '', port] = emulator?.split(':') ?? [];
  const user = uid === undefined ? {} : { mockUserToken: { sub: uid } };
  if (emulator) {
    lite.connectFirestoreEmulator(db, host, Number(port), user);
    whole.connectFirestoreEmulator(realtimeDb, host, Number(port), user);
  }
  return { db, realtimeDb, close: () => deleteApp(app) };
}
