import { doc } from 'firebase/firestore/lite';
import { documents } from '../documentPaths';
import { readOnce } from '../firebase/once';
import { openRoom, type Release } from './liveCommits';
import type { Stored } from './liveDocuments';
import { releaseIssue } from './liveIssues';
import type { TeamSession } from './teamSession';

type Team = Pick<TeamSession, 'write'>;

/**
 * Opens a room, and finds out whether it is open if the commit's answer was lost.
 * @param rooms what the subscription says at the time; null: nothing yet
 * @returns what went wrong and what to do; empty if the room is open
 */
export async function releaseOnce(
  team: Team,
  release: Release,
  rooms: () => Stored[] | null,
): Promise<string> {
  try {
    await team.write((db) => openRoom(db, release));
    return '';
  } catch (error) {
    const isOpen = rooms()?.some(({ id }) => id === release.name) || (await exists(team, release.name));
    return isOpen ? '' : releaseIssue(error);
  }
}

async function exists(team: Team, id: string): Promise<boolean> {
  const read = team.write((db) => readOnce(doc(db, documents.room(id))));
  return read.then(
    (room) => room.exists(),
    () => false,
  );
}
