import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, it } from 'vitest';
import { startRules } from '../support/firestore';
import { expectInvariantsHold } from '../support/invariants';

let env: RulesTestEnvironment;

beforeAll(async () => {
  env = await startRules('properties');
});
afterAll(() => env.cleanup());

it('the invariants of the rules hold over some 300 random commits', async () => {
  await expectInvariantsHold(env, { runs: 10, commits: 100, limitMs: 120_000 });
}, 150_000);
