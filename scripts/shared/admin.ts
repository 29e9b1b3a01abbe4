import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';
import { PROJECT } from './emulators';

/**
 * Runs `work` with a Firestore that bypasses the security rules, as the Firebase console does. Emulators only.
 * @param firestore host:port
 */
export async function asAdmin<T>(
  firestore: string,
  work: (db: Firestore) => Promise<T>,
  projectId = PROJECT,
): Promise<T> {
  const [host = '', port] = firestore.split(':');
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { host, port: Number(port) },
  });
  try {
    let result: T | undefined;
    await environment.withSecurityRulesDisabled(async (context) => {
      // The library types it with the older API, but the object works with both.
      result = await work(context.firestore() as unknown as Firestore);
    });
    return result as T;
  } finally {
    await environment.cleanup();
  }
}
