import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { PROJECT } from './emulators.mjs';

/**
 * Runs `work` with a Firestore that the rules do not bind: what the admin's console can do, on the
 * emulators only.
 * @template T
 * @param {string} address host:port of the Firestore emulator
 * @param {(db: import('firebase/firestore').Firestore) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function asAdmin(address, work) {
  const [host = '', port] = address.split(':');
  const environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { host, port: Number(port) },
  });
  try {
    /** @type {T | undefined} */
    let result;
    await environment.withSecurityRulesDisabled(async (context) => {
      // The library types this with the older API; its object serves both.
      const db = /** @type {import('firebase/firestore').Firestore} */ (
        /** @type {unknown} */ (context.firestore())
      );
      result = await work(db);
    });
    return /** @type {T} */ (result);
  } finally {
    await environment.cleanup();
  }
}
