import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, it } from 'vitest';
import { startRules } from '../support/firestore';
import { expectPromisesKept } from '../support/promises';

let env: RulesTestEnvironment;

beforeAll(async () => {
  env = await startRules('properties');
});
afterAll(() => env.cleanup());

it('what the rules promise holds over some 300 random commits', async () => {
  await expectPromisesKept(env, { runs: 10, commits: 100, limitMs: 120_000 });
}, 150_000);
