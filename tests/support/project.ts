import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll } from 'vitest';
import { startRules } from './firestore';

/** The project of a test file in the emulator, with the product's rules. */
export let env: RulesTestEnvironment;

/** @param name of the file's own project; `sala-de-espera` is the app's, which several files share */
export function startProject(name: string): void {
  beforeAll(async () => {
    env = await startRules(name);
  });
  afterAll(() => env.cleanup());
}
