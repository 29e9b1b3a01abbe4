/** The name under which the desk keeps the address of the next room. No room has it, so nobody wins a place under it. */
export const NEXT_ADDRESS = 'proxima-sala';

const RANDOM_LETTERS = 6;
/** Without letters and digits that look alike, for a name that is read aloud. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** No commit that opens a room takes longer, and nobody corrects its address sooner, ms. */
const SLOWEST_RELEASE_MS = 5_000;

/**
 * Draws the name of a room, which is also the name of its protected link. No two rooms have the same: a room's winners could
 * read the address of another one with its name. It keeps the time of the opening, because a full room is deleted.
 * @param now whole ms since 1970 by the server's clock; null where that is not known
 * @param opensAt whole ms since 1970; null for a room that opens at once
 */
export function drawRoomName(now: number | null, opensAt: number | null): string {
  const day = new Date(now ?? Date.now()).toISOString().slice(0, 10);
  const letters = [...crypto.getRandomValues(new Uint8Array(RANDOM_LETTERS))]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('');
  if (opensAt !== null) return `show-${day}-${letters}-as-${opensAt.toString(36)}`;
  return `show-${day}-${letters}${now === null ? '' : `-em-${now.toString(36)}`}`;
}

/**
 * When the button of a room appeared or will, ms since 1970.
 * @param name as drawn for the room
 * @param em of the address of that name: the moment of the release, or of the last correction of the address
 */
export function openingOf(name: string, em: number): number {
  const [, kind, letters = ''] = /^show-.*-(as|em)-([a-z0-9]{8})$/.exec(name) ?? [];
  const time = parseInt(letters, 36);
  if (kind === 'as') return time;
  // The phone that opened the room has only estimated the moment: the server's own is better, as long as it is there.
  return kind === 'em' && em - time > SLOWEST_RELEASE_MS ? time : em;
}

/** Whether a room of the desk has this name: no other name can be taken for it. */
export function isDrawn(name: string): boolean {
  return /^show-\d{4}-\d\d-\d\d-[a-z0-9]{6}(-(as|em)-[a-z0-9]{8})?$/.test(name);
}
