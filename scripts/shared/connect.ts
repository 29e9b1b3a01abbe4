import { deleteApp, initializeApp } from 'firebase/app';
import * as whole from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { hostAndPort } from '../../src/firebase/hostAndPort';

export interface Project {
  projectId: string;
  apiKey: string;
  /** host:port of the Firestore emulator. */
  emulator?: string;
}

// The SDK would log every refusal as an error. The callers report those that matter.
lite.setLogLevel('silent');

/** The Firestore clients of one browser; `close` ends their connections. */
export type Client = ReturnType<typeof connect>;

/**
 * Creates the two Firestore clients of one browser's page: `db` for single requests, `realtimeDb` for
 * subscriptions.
 * @param uid the signed-in user's uid; only with the emulator
 * @param claims more claims in the user's ID token
 */
export function connect({ projectId, apiKey, emulator }: Project, uid?: string, claims: object = {}) {
  const app = initializeApp({ projectId, apiKey }, randomUUID());
  const db = lite.getFirestore(app);
  const realtimeDb = whole.initializeFirestore(app, { localCache: whole.memoryLocalCache() });
  if (emulator) {
    const [host, port] = hostAndPort(emulator);
    const user = uid === undefined ? {} : { mockUserToken: { sub: uid, ...claims } };
    lite.connectFirestoreEmulator(db, host, port, user);
    whole.connectFirestoreEmulator(realtimeDb, host, port, user);
  }
  return { db, realtimeDb, close: () => deleteApp(app) };
}
