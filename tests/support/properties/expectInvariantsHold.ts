import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import * as fc from 'fast-check';
import type { Firestore } from 'firebase/firestore/lite';
import { expect } from 'vitest';
import { codeOf } from '../../../src/base/errors';
import { asAdmin, signedIn, visitor } from '../firestore';
import { commit, set } from '../rules';
import { CONFIRMED, emailOf, firstDocuments, PEOPLE, type Client } from './documents';
import { anySteps, type Commit } from './randomSteps';
import type { Get, List } from './randomReads';
import { readAndCheck } from './checkReads';
import { changesOf, everything, type Documents } from './stored';
import { expectConsents, expectCounts, expectOwners, expectPlaces } from './checkTotals';
import { expectAllowedChange } from './checkWrites';

/** Repeats a failed run: its seed and, after a colon, the path to the shrunk counterexample. */
const REPLAY = process.env.PROPERTY_SEED;

/** How many steps of each kind had which result: `done`, or the code of the error. */
type Results = Record<Commit['from'] | Get['kind'] | List['kind'], Record<string, number>>;

/** The codes of a denied request. Any other error fails the test. */
const DENIED_CODES = new Set(['permission-denied', 'not-found', 'invalid-argument', 'failed-precondition']);

/**
 * Runs random steps on the initial documents. After each commit that is allowed, and at the end, the whole
 * database is read as the admin and checked.
 * @param commits the minimum number of commits
 * @param limitMs for all runs and for shrinking a failed one
 * @throws with the seed if an invariant does not hold
 */
export async function expectInvariantsHold(
  env: RulesTestEnvironment,
  { runs, commits, limitMs }: { runs: number; commits: number; limitMs: number },
): Promise<void> {
  const clients = new Map<Client, Firestore>(
    PEOPLE.map((uid) => [uid, signedIn(env, uid, emailOf(uid), CONFIRMED.has(uid))]),
  );
  clients.set(null, visitor(env));
  const results: Results = { product: {}, attacker: {}, get: {}, list: {} };

  await asAdmin(env, async (admin) => {
    const property = fc.asyncProperty(fc.boolean(), anySteps, async (forRegistered, steps) => {
      await env.clearFirestore();
      let documents = await writeFirstDocuments(admin, forRegistered);
      for (const step of steps) {
        const db = clients.get(step.client) as Firestore;
        const result = await resultOf(() =>
          step.kind === 'commit' ? commit(db, ...step.writes) : readAndCheck(db, step, documents),
        );
        const ofKind = results[step.kind === 'commit' ? step.from : step.kind];
        ofKind[result] = (ofKind[result] ?? 0) + 1;
        // A commit that was refused changes nothing, so the next one that is allowed, or the end, would show
        // it.
        if (step.kind === 'commit' && result === 'done')
          documents = await checkCommit(admin, documents, step.client);
      }
      expect(changesOf(documents, await everything(admin)), 'a refused commit changes nothing').toEqual([]);
    });
    const [seed, ...path] = REPLAY?.split(':') ?? [];
    const details = await fc.check(property, {
      numRuns: runs,
      plugins: [fc.interruptAfterTimeLimit(limitMs, { failOnInterrupt: true })],
      ...(seed && { seed: Number(seed) }),
      ...(path.length > 0 && { path: path.join(':') }),
    });
    const again = [details.seed, details.counterexamplePath ?? []].flat().join(':');
    const repeat = `Repeat with PROPERTY_SEED=${again}`;
    if (details.failed) {
      const report = await fc.asyncDefaultReportMessage(details);
      throw new Error(`${repeat}\n${report}`, { cause: details.errorInstance });
    }
    // A shrunk run has only a few steps.
    if (path.length === 0) expectVariety(results, commits, repeat);
  });
}

/**
 * Expects that enough requests of each kind were allowed and denied for the run to prove something. Usual
 * shares are 0.3, 0.9, and for reads 0.3 to 0.7: the limits are far from them, so that chance does not fail a
 * run.
 */
function expectVariety({ product, attacker, get, list }: Results, commits: number, repeat: string): void {
  expect(sum(product) + sum(attacker), `commits. ${repeat}`).toBeGreaterThanOrEqual(commits);
  expect(shareOf(product, 'done'), `the product's commits that were allowed. ${repeat}`).toBeGreaterThan(
    0.15,
  );
  expect(
    shareOf(attacker, 'permission-denied'),
    `an attacker's commits that were denied. ${repeat}`,
  ).toBeGreaterThan(0.7);
  for (const reads of [get, list]) {
    expect(shareOf(reads, 'done'), `reads that were allowed. ${repeat}`).toBeGreaterThan(0.05);
    expect(shareOf(reads, 'permission-denied'), `reads that were denied. ${repeat}`).toBeGreaterThan(0.1);
  }
}

function sum(results: Record<string, number>): number {
  return Object.values(results).reduce((before, times) => before + times, 0);
}

function shareOf(results: Record<string, number>, result: string): number {
  return (results[result] ?? 0) / sum(results);
}

async function writeFirstDocuments(admin: Firestore, forRegistered: boolean): Promise<Documents> {
  await commit(admin, ...[...firstDocuments(forRegistered)].map(([path, data]) => set(path, data)));
  return everything(admin);
}

async function resultOf(request: () => Promise<void>): Promise<string> {
  try {
    await request();
    return 'done';
  } catch (error) {
    if (!DENIED_CODES.has(codeOf(error))) throw error;
    return codeOf(error);
  }
}

/** @returns the documents after the commit */
async function checkCommit(admin: Firestore, before: Documents, client: Client): Promise<Documents> {
  const after = await everything(admin);
  for (const change of changesOf(before, after)) expectAllowedChange({ ...change, client, before, after });
  expectPlaces(after);
  expectOwners(after);
  expectCounts(after);
  expectConsents(after);
  return after;
}
