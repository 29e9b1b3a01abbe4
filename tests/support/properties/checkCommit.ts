import { expect } from 'vitest';
import { TEAM_CHECKS } from './checkTeamWrites';
import {
  expectConsents,
  expectCounts,
  expectOwners,
  expectPlaces,
  openingsAfter,
  type Openings,
} from './checkTotals';
import { CHECKS } from './checkWrites';
import { TEAM, type Client } from './documents';
import { changesOf, collectionsOf, type Documents } from './stored';

/** The state of the database after the steps so far. */
interface State {
  documents: Documents;
  openings: Openings;
}

export function firstState(documents: Documents): State {
  return { documents, openings: openingsAfter(new Map(), new Map(), documents) };
}

/**
 * Expects that the rules were right to allow a commit.
 * @returns the state after the commit
 */
export function checkCommit({ documents: before, openings }: State, client: Client, after: Documents): State {
  const checks = client === TEAM ? { ...CHECKS, ...TEAM_CHECKS } : CHECKS;
  for (const change of changesOf(before, after)) {
    const check = checks[collectionsOf(change.path)];
    if (!check) expect.fail(`${client} changed ${change.path}`);
    check({ ...change, client, before, after });
  }
  const state = { documents: after, openings: openingsAfter(openings, before, after) };
  expectPlaces(state);
  expectOwners(after);
  expectCounts(after);
  expectConsents(after);
  return state;
}
