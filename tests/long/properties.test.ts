import { it } from 'vitest';
import { MINUTE_MS } from '../../src/base/durations';
import { startProject } from '../support/project';
import { expectInvariantsHold } from '../support/properties/expectInvariantsHold';

startProject('properties-long');

it('the invariants of the rules hold over 2,000 random commits', async () => {
  await expectInvariantsHold({ runs: 80, commits: 2_000, limitMs: 9 * MINUTE_MS });
});
