import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, it } from 'vitest';
import { startRules } from '../support/firestore';
import { expectPromisesKept } from '../support/promises';

let env: RulesTestEnvironment;

beforeAll(async () => {
  env = await startRules('properties-long');
});
afterAll(() => env.cleanup());

it('what the rules promise holds over 2,000 random commits', async () => {
  await expectPromisesKept(env, { runs: 80, commits: 2_000, limitMs: 540_000 });
});
