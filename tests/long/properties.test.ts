import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, it } from 'vitest';
import { startRules } from '../support/firestore';
import { expectInvariantsHold } from '../support/invariants';

let env: RulesTestEnvironment;

beforeAll(async () => {
  env = await startRules('properties-long');
});
afterAll(() => env.cleanup());

it('the invariants of the rules hold over 2,000 random commits', async () => {
  await expectInvariantsHold(env, { runs: 80, commits: 2_000, limitMs: 540_000 });
});
