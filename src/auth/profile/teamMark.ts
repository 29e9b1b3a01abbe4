import { read, remove, write } from '../../base/storage';
import { TEAM_KEY } from '../../base/storageKeys';

/**
 * Remembers that the person belongs to the team, so that the profile can link to the desk without reading the
 * database.
 */
export function markTeam(uid: string): void {
  write(TEAM_KEY, uid);
}

export function unmarkTeam(): void {
  remove(TEAM_KEY);
}

export function isTeamMarked(uid: string): boolean {
  return read(TEAM_KEY) === uid;
}
