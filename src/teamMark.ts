import { read, remove, write } from './storage';
import { TEAM_KEY } from './storageKeys';

/** Shows the way to the desk in the person's profile from now on, which then asks the database for nothing more. */
export function markTeam(uid: string): void {
  write(TEAM_KEY, uid);
}

export function unmarkTeam(): void {
  remove(TEAM_KEY);
}

export function isTeamMarked(uid: string): boolean {
  return read(TEAM_KEY) === uid;
}
