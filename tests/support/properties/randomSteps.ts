import * as fc from 'fast-check';
import { ofAttacker, ofTeamAttacker } from './attacks';
import { ofProduct, type ClientWrites } from './productCommits';
import { anyGet, anyList, type Get, type List } from './randomReads';
import { ofTeam } from './teamCommits';

export interface Commit extends ClientWrites {
  kind: 'commit';
  /** `product` and `team`: commits that pages can make, whether or not the rules allow them at the moment. */
  from: 'product' | 'attacker' | 'team' | 'teamAttacker';
}

type Step = Commit | Get | List;

const from = (source: Commit['from'], weight: number, commits: fc.Arbitrary<ClientWrites>) => ({
  weight,
  arbitrary: commits.map(({ client, writes }): Commit => ({ kind: 'commit', from: source, client, writes })),
});

const anyCommit: fc.Arbitrary<Commit> = fc.oneof(
  from('product', 3, ofProduct),
  from('attacker', 3, ofAttacker),
  from('team', 1, ofTeam),
  from('teamAttacker', 1, ofTeamAttacker),
);

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: anyCommit },
  { weight: 1, arbitrary: fc.oneof(anyGet, anyList) },
);

/** A run has 50 steps on average, 40 of them commits. */
export const anySteps = fc.noBias(fc.array(anyStep, { minLength: 1, maxLength: 99, size: 'max' }));
