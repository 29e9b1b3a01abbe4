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

// The SDK logs every refusal as an error. Whoever made the request reports what matters.
lite.setLogLevel('silent');

/** The Firestore clients of one browser, and `close`, which ends them. */
export type Client = ReturnType<typeof connect>;

/**
 * Creates the two Firestore clients that the page of one browser has: `db` for single requests, `realtimeDb`
 * to subscribe.
 * @param uid the signed-in user's; emulators only
 */
export function connect({ projectId, apiKey, emulator }: Project, uid?: string) {
  const app = initializeApp({ projectId, apiKey }, randomUUID());
  const db = lite.getFirestore(app);
  const realtimeDb = whole.initializeFirestore(app, { localCache: whole.memoryLocalCache() });
  if (emulator) {
    const [host, port] = hostAndPort(emulator);
    const user = uid === undefined ? {} : { mockUserToken: { sub: uid } };
    lite.connectFirestoreEmulator(db, host, port, user);
    whole.connectFirestoreEmulator(realtimeDb, host, port, user);
  }
  return { db, realtimeDb, close: () => deleteApp(app) };
}
