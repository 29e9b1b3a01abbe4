import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, vi } from 'vitest';
import { hostAndPort } from '../../src/firebase/hostAndPort';
import { adminOf } from './admin';
import { FIRESTORE } from './emulators';

/** The emulated Firebase project of the current test file, with the product's rules. */
export let env: RulesTestEnvironment;

export const admin = adminOf(() => env.projectId);

/**
 * Deletes all documents, trying until the emulator accepts it. The emulator refuses while a click of the
 * previous test holds a lock, and while it still tells that test's subscription, which has just ended, of
 * deleted documents.
 */
export const deleteDocuments = (): Promise<void> =>
  vi.waitFor(() => env.clearFirestore(), { timeout: 20_000, interval: 5 });

/**
 * Opens a separate project of the running emulator, so that test files do not see each other's documents. It
 * has the product's rules, with which the emulator was started: loading them again would take longer than
 * many a test.
 * @param name the project's name; `sala-de-espera` is the app's own, which several files share
 */
export function startProject(name: string): void {
  beforeAll(async () => {
    if (!FIRESTORE)
      throw new Error(
        'FIRESTORE_EMULATOR_HOST is not set: run these tests with `npm run test:rules` or `npm run test:emulator`',
      );
    const [host, port] = hostAndPort(FIRESTORE);
    env = await initializeTestEnvironment({ projectId: `demo-${name}`, firestore: { host, port } });
  });
  afterAll(() => env.cleanup());
}
