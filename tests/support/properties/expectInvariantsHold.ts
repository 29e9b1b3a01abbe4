import * as fc from 'fast-check';
import type { Firestore } from 'firebase/firestore/lite';
import { expect } from 'vitest';
import { HOUR_MS, SECOND_MS } from '../../../src/base/durations';
import { codeOf } from '../../../src/base/errors';
import { visitor, withToken } from '../firestore';
import { admin, deleteDocuments } from '../project';
import { commit, set } from '../rules';
import { checkCommit, firstState } from './checkCommit';
import { readAndCheck } from './checkReads';
import { CLIENTS, CONFIRMED, emailOf, firstDocuments, LATECOMER, type Client } from './documents';
import type { Get, List } from './randomReads';
import { anySteps, type Commit } from './randomSteps';
import { changesOf, everything, type Documents } from './stored';

/** To repeat a failed run: its seed and, after a colon, the path to the smallest failing example. */
const REPLAY = process.env.PROPERTY_SEED;

/** How often the steps of each kind had each result: `done`, or an error code. */
type Results = Record<Commit['from'] | Get['kind'] | List['kind'], Record<string, number>>;

/** The least share of some steps that must have had a result. */
type Share = [what: string, steps: Record<string, number>, result: string, least: number];

/** The code of a request that the rules refuse. */
const DENIED = 'permission-denied';
/** The error codes of requests that were refused or impossible. Any other error fails the test. */
const DENIED_CODES = new Set([DENIED, 'not-found', 'invalid-argument', 'failed-precondition']);

/**
 * Runs random steps from the initial documents. After each allowed commit, and at the end, reads the whole
 * database as the admin and checks it.
 * @param commits the least number of commits
 * @param limitMs the time limit of all runs together, including the search for a smaller example
 * @throws with the seed, if an invariant does not hold
 */
export async function expectInvariantsHold({
  runs,
  commits,
  limitMs,
}: Record<'runs' | 'commits' | 'limitMs', number>): Promise<void> {
  const clients = new Map(CLIENTS.map((client) => [client, connect(client)]));
  const results: Results = { product: {}, attacker: {}, team: {}, teamAttacker: {}, get: {}, list: {} };

  await admin.run(async (adminDb) => {
    const property = fc.asyncProperty(fc.boolean(), anySteps, async (forRegistered, steps) => {
      await deleteDocuments();
      let state = firstState(await writeFirstDocuments(adminDb, forRegistered));
      for (const step of steps) {
        const db = clients.get(step.client) as Firestore;
        const result = await resultOf(() =>
          step.kind === 'commit' ? commit(db, ...step.writes) : readAndCheck(db, step, state.documents),
        );
        const ofKind = results[step.kind === 'commit' ? step.from : step.kind];
        ofKind[result] = (ofKind[result] ?? 0) + 1;
        // Checks only after allowed commits: a refused one should change nothing, and if it did, the next
        // check would show that.
        if (step.kind === 'commit' && result === 'done')
          state = checkCommit(state, step.client, await everything(adminDb));
      }
      expect(
        changesOf(state.documents, await everything(adminDb)),
        'a refused commit changes nothing',
      ).toEqual([]);
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
    // A shortened run is not checked, because it has too few steps.
    if (path.length === 0) expectVariety(results, commits, repeat);
  });
}

function connect(client: Client): Firestore {
  if (client === null) return visitor();
  const hours = client === LATECOMER ? 13 : 0;
  const auth_time = Math.floor((Date.now() - hours * HOUR_MS) / SECOND_MS);
  return withToken({
    sub: client,
    email: emailOf(client),
    email_verified: CONFIRMED.has(client),
    auth_time,
  });
}

/**
 * Expects that enough requests of each kind were allowed and refused for the run to prove something. In the
 * order of `shares`, the usual shares are 0.3, 0.9, 0.65, 0.35, 0.7, and 0.4 to 0.6 for reads. The limits are
 * far below, so that chance does not fail a run.
 */
function expectVariety(results: Results, commits: number, repeat: string): void {
  const { product, attacker, team, teamAttacker, get, list } = results;
  const all = sum(product) + sum(attacker) + sum(team) + sum(teamAttacker);
  expect(all, `commits. ${repeat}`).toBeGreaterThanOrEqual(commits);
  const shares: Share[] = [
    ["the product's commits that were allowed", product, 'done', 0.15],
    ["an attacker's commits that were denied", attacker, DENIED, 0.7],
    ["the team's commits that were allowed", team, 'done', 0.3],
    ["the team's commits that were denied", team, DENIED, 0.05],
    ["changed commits of the team's that were denied", teamAttacker, DENIED, 0.3],
    ...[get, list].flatMap((reads): Share[] => [
      ['reads that were allowed', reads, 'done', 0.05],
      ['reads that were denied', reads, DENIED, 0.1],
    ]),
  ];
  for (const [what, steps, result, least] of shares)
    expect((steps[result] ?? 0) / sum(steps), `${what}. ${repeat}`).toBeGreaterThan(least);
}

function sum(results: Record<string, number>): number {
  return Object.values(results).reduce((before, times) => before + times, 0);
}

async function writeFirstDocuments(db: Firestore, forRegistered: boolean): Promise<Documents> {
  await commit(db, ...[...firstDocuments(forRegistered)].map(([path, data]) => set(path, data)));
  return everything(db);
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
