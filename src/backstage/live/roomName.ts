/** The name under which the desk keeps the address of the next room. No room may have it (base/link.ts). */
export const NEXT_ADDRESS = 'proxima-sala';

const RANDOM_LETTERS = 6;
/** No letters and digits that look alike, because the name is read aloud. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A commit that opens a room takes less time than this, and the correction of its address comes later. */
const MAX_RELEASE_MS = 5_000;

/**
 * Draws the name of a room, which is also the name of its protected link. No two rooms have the same name:
 * the winners of one could read the address of the other. The name contains the time of the opening, which is
 * needed after the room has been deleted.
 * @param now whole ms since 1970 by the server's clock; null if that is not known
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
 * When the button of a room appeared or will appear, in ms since 1970.
 * @param name the name that was drawn for the room
 * @param em the time of the address with that name: that of the release, or of its last correction
 */
export function openingOf(name: string, em: number): number {
  const { kind, time } = timeIn(name);
  if (kind === 'as') return time;
  // The time in the name is the phone's estimate of the server's. `em` is the server's own, but a correction
  // of the address renews it.
  return kind === 'em' && em - time > MAX_RELEASE_MS ? time : em;
}

/**
 * A time in ms since 1970 by which rooms are in the order of their releases, also if addresses have been
 * corrected since.
 * @param em as for openingOf
 */
export function orderOf(name: string, em: number): number {
  const { kind, time } = timeIn(name);
  return kind === undefined ? em : Math.min(em, time);
}

/** The time in a name, and its kind: of the release ('em'), or of a later opening ('as'). */
function timeIn(name: string) {
  const [, kind, letters = ''] = /^show-.*-(as|em)-([a-z0-9]{8})$/.exec(name) ?? [];
  return { kind, time: parseInt(letters, 36) };
}

/** Whether the desk has drawn this name. No name that people give looks like it. */
export function isDrawn(name: string): boolean {
  return /^show-\d{4}-\d\d-\d\d-[a-z0-9]{6}(-(as|em)-[a-z0-9]{8})?$/.test(name);
}
