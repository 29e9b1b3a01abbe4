import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, vi } from 'vitest';
import { adminOf } from './admin';
import { startRules } from './firestore';

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
 * Starts the test file's project.
 * @param name the project's name; `sala-de-espera` is the app's own, which several files share
 */
export function startProject(name: string): void {
  beforeAll(async () => {
    env = await startRules(name);
  });
  afterAll(() => env.cleanup());
}
