/** The name under which the desk keeps the address of the next room. No room has it, so nobody wins a place under it. */
export const NEXT_ADDRESS = 'proxima-sala';

const RANDOM_LETTERS = 6;
/** Without letters and digits that look alike, for a name that is read aloud. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Draws the name of a room, which is also the name of its protected link. No two rooms have the same: a room's winners could
 * read the address of another one with its name. It keeps the time of the opening, because a full room is deleted.
 * @param opensAt whole ms since 1970; null for a room that opens at once
 */
export function drawRoomName(now: number, opensAt: number | null): string {
  const day = new Date(now).toISOString().slice(0, 10);
  const letters = [...crypto.getRandomValues(new Uint8Array(RANDOM_LETTERS))]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('');
  return `show-${day}-${letters}${opensAt === null ? '' : `-as-${opensAt.toString(36)}`}`;
}

/** The time in the name of a room that did not open at once, ms since 1970; null in all others. */
export function openingIn(name: string): number | null {
  const [, time] = /^show-.*-as-([a-z0-9]{8})$/.exec(name) ?? [];
  return time === undefined ? null : parseInt(time, 36);
}
