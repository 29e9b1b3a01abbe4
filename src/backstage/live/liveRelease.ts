import { collection, doc, limit, query } from 'firebase/firestore/lite';
import { collections, documents } from '../../base/documentPaths';
import { codeOf, errorOf } from '../../base/errors';
import type { StoredDocument } from '../../base/fields';
import { growingPause, sleep } from '../../base/timeouts';
import { commitOrVerify, existsOnce, queryOnce } from '../../firebase/once';
import { MAX_ROOMS } from '../../model';
import type { TeamSession } from '../teamSession';
import { commitRelease, replaceRoom, TooLateError, type Release } from './liveCommits';
import type { NextAddress, RoomAddress } from './liveDocuments';
import { drawRoomName } from './roomName';

type Team = Pick<TeamSession, 'run'>;

/** The server's codes for a commit that another commit or a lock has prevented. Nothing has been written. */
const CONFLICTS = new Set(['aborted', 'failed-precondition', 'already-exists']);

/**
 * A postponement must be sent at least this long before the button appears: a later one might arrive after
 * it.
 */
const LATEST_POSTPONEMENT_MS = 1_500;

/** How often a release is tried while the database is locked. */
const MAX_ATTEMPTS = 5;
/** Between the attempts. */
const PAUSES_MS = { first: 250, longest: 2_000 };

/** The server's time, on which a delayed release depends, is not known: no room has been opened. */
export class NoClockError extends Error {}

/** Somebody else has opened a room at the same moment: this one has not been opened. */
export class OtherRoomError extends Error {}

/** The database has been locked during all attempts: no room has been opened. */
export class LockedError extends Error {}

/**
 * Opens a room. While the database is locked, and nobody else has opened a room, it tries again. The server
 * has refused each attempt before, so there are never two rooms.
 * @param draw makes the release of an attempt, with a new name and the present time
 * @param rooms what the subscription says at the time; null: nothing yet
 * @throws OtherRoomError, LockedError, or the error of the commit
 */
export async function releaseRoom(
  team: Team,
  draw: () => Release,
  rooms: () => StoredDocument[] | null,
): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const error = await errorOf(releaseOnce(team, draw(), rooms));
    if (error === null) return;
    if (!CONFLICTS.has(codeOf(error))) throw error;
    if (await isAnyOpen(team)) throw new OtherRoomError('Somebody else has opened a room.', { cause: error });
    await sleep(growingPause(attempt, PAUSES_MS));
  }
  throw new LockedError('The database is locked.');
}

/**
 * A release at the present moment, with a new name.
 * @param exact ms since 1970 by the server's clock; null if that is not known
 */
export function drawRelease(next: NextAddress, exact: number | null, delayMs: number): Release {
  const now = exact === null ? null : Math.round(exact);
  const opensAt = delayMs > 0 && now !== null ? now + delayMs : null;
  return { link: next.link, preparedAt: next.preparedAt, name: drawRoomName(now, opensAt), opensAt };
}

interface Postponement {
  /** The address of the room that is counting down. */
  address: RoomAddress;
  /** How many ms pass until its button appears. */
  untilOpen: number;
  /** When its button will appear instead, in ms since 1970. */
  opensAt: number;
}

/**
 * Lets the button of a room that is counting down appear later.
 * @throws TooLateError
 */
export async function postponeRoom(team: Team, { address, untilOpen, opensAt }: Postponement): Promise<void> {
  if (untilOpen < LATEST_POSTPONEMENT_MS) throw new TooLateError('The button is about to appear.');
  const later = { name: drawRoomName(null, opensAt), opensAt };
  await team.run((db) => replaceRoom(db, address, later));
}

/** Opens a room. If the commit's answer is lost, finds out whether the room is open. */
async function releaseOnce(
  team: Team,
  release: Release,
  rooms: () => StoredDocument[] | null,
): Promise<void> {
  const { name } = release;
  const commit = team.run((db) => commitRelease(db, release));
  const isOpen = async () =>
    rooms()?.some(({ id }) => id === name) || team.run((db) => existsOnce(doc(db, documents.room(name))));
  await commitOrVerify(commit, isOpen);
}

/** Whether somebody else has opened a room. Without an answer false: the next attempt shows it. */
async function isAnyOpen(team: Team): Promise<boolean> {
  const read = team.run((db) => queryOnce(query(collection(db, collections.rooms), limit(MAX_ROOMS))));
  return read.then(
    ({ empty }) => !empty,
    () => false,
  );
}
