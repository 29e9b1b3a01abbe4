import { read, remove, write } from './storage';

/** The uid of the last person of the team who has opened the desk in this browser. */
const KEY = '@equipe';

/** Shows the way to the desk in the person's profile from now on, which then asks the database for nothing more. */
export function markTeam(uid: string): void {
  write(KEY, uid);
}

export function unmarkTeam(): void {
  remove(KEY);
}

export function isTeamMarked(uid: string): boolean {
  return read(KEY) === uid;
}
