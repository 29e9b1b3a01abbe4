import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll } from 'vitest';
import { startRules } from './firestore';

/** The emulated Firebase project of the current test file, with the product's rules. */
export let env: RulesTestEnvironment;

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
