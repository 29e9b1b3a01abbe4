import { collection, limit, query } from 'firebase/firestore/lite';
import { collections, documents } from '../../base/documentPaths';
import { codeOf, errorOf } from '../../base/errors';
import { growingPause, sleep } from '../../base/timeouts';
import { commitOrVerify, existsOnce, queryOnce } from '../../firebase/once';
import type { TeamSession } from '../teamSession';
import { CHECK_LIMIT_MS, commitRelease, type Release } from './liveCommits';
import type { NextAddress } from './liveDocuments';
import { drawRoomName } from './roomName';

type Team = Pick<TeamSession, 'run'>;

/**
 * Error codes of a commit that Firestore refused because of another commit or a lock: nothing was written.
 */
export const CONFLICTS = new Set(['aborted', 'failed-precondition', 'already-exists']);

/** How often opening a room is tried while the database is locked. */
const MAX_ATTEMPTS = 5;
const PAUSES_MS = { first: 250, longest: 2_000 };

/** Thrown if the server's time is not known, without which no opening time can be set: no room was opened. */
export class NoClockError extends Error {}

/** Thrown if somebody else has opened a room at the same moment: this room was not opened. */
export class OtherRoomError extends Error {}

/** Thrown if the database was locked at every attempt: no room was opened. */
export class LockedError extends Error {}

/**
 * Opens a room. Tries again while the database is locked, unless somebody else has opened a room. Two rooms
 * cannot result, because Firestore has refused each earlier attempt.
 * @param draw makes the data for one attempt, with a new name and the present time
 * @throws OtherRoomError, LockedError, or the error of the commit
 */
export async function releaseRoom(team: Team, draw: () => Release): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const error = await errorOf(releaseOnce(team, draw()));
    if (error === null) return;
    if (!CONFLICTS.has(codeOf(error))) throw error;
    if (await isAnyOpen(team)) throw new OtherRoomError('Somebody else has opened a room.', { cause: error });
    await sleep(growingPause(attempt, PAUSES_MS));
  }
  throw new LockedError('The database is locked.');
}

/**
 * Makes what opens a room: the address that is prepared for the next room, and a new random name.
 * @param exact the server's time, ms since 1970; null if it is not known
 * @throws NoClockError
 */
export function drawRelease(next: NextAddress, exact: number | null, delayMs: number): Release {
  const now = exact === null ? null : Math.round(exact);
  if (delayMs > 0 && now === null) throw new NoClockError('The time is not known.');
  const opensAt = delayMs > 0 && now !== null ? now + delayMs : null;
  return { link: next.link, preparedAt: next.preparedAt, name: drawRoomName(now, opensAt), opensAt };
}

/** Opens a room. If the commit's answer is lost, asks whether the room is open all the same. */
async function releaseOnce(team: Team, release: Release): Promise<void> {
  const commit = team.run((db) => commitRelease(db, release));
  const room = documents.room(release.name);
  await commitOrVerify(commit, () => team.run((db) => existsOnce(db, room, CHECK_LIMIT_MS)));
}

/** Whether somebody else has opened a room. False without an answer: the next attempt reports the failure. */
async function isAnyOpen(team: Team): Promise<boolean> {
  const read = team.run((db) => queryOnce(query(collection(db, collections.rooms), limit(1))));
  return read.then(
    ({ empty }) => !empty,
    () => false,
  );
}
