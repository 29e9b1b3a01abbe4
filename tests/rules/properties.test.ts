import { it } from 'vitest';
import { MINUTE_MS } from '../../src/base/durations';
import { startProject } from '../support/project';
import { expectInvariantsHold } from '../support/properties/expectInvariantsHold';

startProject('properties');

it('the invariants of the rules hold over some 400 random commits', async () => {
  await expectInvariantsHold({ runs: 10, commits: 100, limitMs: 2 * MINUTE_MS });
}, 150_000);
