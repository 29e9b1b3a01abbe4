import * as fc from 'fast-check';
import { ofAttacker } from './attacks';
import { ofProduct, type ClientWrites } from './productCommits';
import { anyGet, anyList, type Get, type List } from './randomReads';

export interface Commit extends ClientWrites {
  kind: 'commit';
  /** `product`: a commit that the product can make, whether or not the rules allow it at that moment. */
  from: 'product' | 'attacker';
}

type Step = Commit | Get | List;

const anyCommit: fc.Arbitrary<Commit> = fc.oneof(
  ofProduct.map(({ client, writes }): Commit => ({ kind: 'commit', from: 'product', client, writes })),
  ofAttacker.map(({ client, writes }): Commit => ({ kind: 'commit', from: 'attacker', client, writes })),
);

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: anyCommit },
  { weight: 1, arbitrary: fc.oneof(anyGet, anyList) },
);

/** 40 steps on average, of which 32 are commits. */
export const anySteps = fc.noBias(fc.array(anyStep, { minLength: 1, maxLength: 79, size: 'max' }));
