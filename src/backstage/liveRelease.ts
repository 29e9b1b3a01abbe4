import { collection, doc, limit, query } from 'firebase/firestore/lite';
import { collections, documents } from '../documentPaths';
import { confirmed, existsOnce, queryOnce } from '../firebase/once';
import { MAX_ROOMS } from '../model';
import { codeOf } from '../reporting';
import { growingPause, sleep } from '../timeouts';
import { openRoom, type Release } from './liveCommits';
import type { Stored } from './liveDocuments';
import { releaseIssue } from './liveIssues';
import type { TeamSession } from './teamSession';

type Team = Pick<TeamSession, 'write'>;

/** The server's codes for a commit that another one, or a lock, has kept from being made: nothing has been written. */
const CONFLICTS = new Set(['aborted', 'failed-precondition', 'already-exists']);

/** How often a release is tried while the database is locked, and the pauses between, ms. */
const ATTEMPTS = 5;
const PAUSES = { first: 250, longest: 2_000 };

/**
 * Opens a room. While a lock in the database keeps it from that, and nobody else has opened one, it tries again: the server has
 * refused the attempt before, so there are never two rooms.
 * @param draw makes a release with a name of its own, of the time of its attempt
 * @param rooms what the subscription says at the time; null: nothing yet
 * @returns what went wrong and what to do; empty if the room is open
 */
export async function releaseRoom(
  team: Team,
  draw: () => Release,
  rooms: () => Stored[] | null,
): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const error = await errorOf(team, draw(), rooms);
    if (error === null) return '';
    if (!CONFLICTS.has(codeOf(error))) return releaseIssue(error);
    if (await isAnyOpen(team)) return releaseIssue('otherRoom');
    await sleep(growingPause(attempt, PAUSES));
  }
  return releaseIssue('locked');
}

/** Opens a room, and finds out whether it is open if the commit's answer was lost. */
async function errorOf(team: Team, release: Release, rooms: () => Stored[] | null): Promise<unknown> {
  const { name } = release;
  const opening = team.write((db) => openRoom(db, release));
  const isOpen = async () =>
    rooms()?.some(({ id }) => id === name) || team.write((db) => existsOnce(doc(db, documents.room(name))));
  return confirmed(opening, isOpen).then(
    () => null,
    (error: unknown) => error,
  );
}

/** Whether somebody else has opened a room; false without an answer, because another attempt then tells. */
async function isAnyOpen(team: Team): Promise<boolean> {
  const read = team.write((db) => queryOnce(query(collection(db, collections.rooms), limit(MAX_ROOMS))));
  return read.then(
    ({ empty }) => !empty,
    () => false,
  );
}
