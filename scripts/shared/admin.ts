import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';
import { PROJECT } from './emulators';

/**
 * Runs `work` with a Firestore that bypasses the security rules, as the Firebase console does. Emulators only.
 * @param address host:port of the Firestore emulator
 */
export async function asAdmin<T>(address: string, work: (db: Firestore) => Promise<T>): Promise<T> {
  const [host = '', port] = address.split(':');
  const environment = await initializeTestEnvironment({
    projectId: PROJECT,
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
