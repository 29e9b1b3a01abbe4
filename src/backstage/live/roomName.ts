import { isoDay } from '../../base/dates';

/**
 * The id of the document with the next room's address. firestore.rules refuse a room whose link has this
 * name.
 */
export const NEXT_ADDRESS = 'proxima-sala';

const RANDOM_LETTERS = 6;
/** These leave out letters and digits that look alike, because people read the name aloud. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Draws a room's id, which is also the name of its protected link. Each room needs another name: with a
 * shared one, the winners of one room could read the other's address. The name contains the opening time, if
 * it is known, so that the page can show it even after the room has been deleted.
 * @param now the server's time in whole ms since 1970; null if it is not known
 * @param opensAt whole ms since 1970; null for a room that opens at once
 */
export function drawRoomName(now: number | null, opensAt: number | null): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(RANDOM_LETTERS))]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('');
  const stem = `show-${isoDay(new Date(now ?? Date.now()))}-${letters}`;
  if (opensAt !== null) return postponedName(stem, opensAt);
  return `${stem}${now === null ? '' : `-em-${now.toString(36)}`}`;
}

/** The new name of a delayed room whose opening time changes. The stem stays. */
export function postponedName(name: string, opensAt: number): string {
  return `${stemOf(name)}-as-${opensAt.toString(36)}`;
}

/** The part of a room's name that stays the same when the room is postponed. */
export function stemOf(name: string): string {
  return name.replace(/-as-[a-z0-9]{8}$/, '');
}

/** Longer than a release takes as a rule, and shorter than a person needs to correct an address. */
const SOONEST_CORRECTION_MS = 5_000;

/**
 * When the button 'Entrar' of a room appeared or will appear, in ms since 1970.
 * @param name the room's random name, which may contain a time
 * @param em when the room's address document was written last: at the release, or by a correction
 */
export function openingOf(name: string, em: number): number {
  const { kind, time } = timeIn(name);
  if (kind === 'as') return time;
  // `em` is the better time: the server's time of the commit that opened the room. The name has the phone's
  // estimate from before that commit. But a correction of the address overwrites `em`: the winners before it
  // would seem to have clicked at once, as robots do. A release that took longer than the limit is dated too
  // early by that time.
  return kind === 'em' && em - time > SOONEST_CORRECTION_MS ? time : em;
}

/**
 * A time in ms since 1970 that sorts rooms by their release, even if addresses were corrected later.
 * @param em as for openingOf
 */
export function orderOf(name: string, em: number): number {
  const { kind, time } = timeIn(name);
  return kind === undefined ? em : Math.min(em, time);
}

/** The time in a room's name: 'em' is when the room was released, 'as' when a delayed room opens. */
function timeIn(name: string) {
  const [, kind, letters = ''] = /^show-.*-(as|em)-([a-z0-9]{8})$/.exec(name) ?? [];
  return { kind, time: parseInt(letters, 36) };
}

/** Whether drawRoomName has made this name. Names that people invent do not have its form. */
export function isDrawn(name: string): boolean {
  return /^show-\d{4}-\d\d-\d\d-[a-z0-9]{6}(-(as|em)-[a-z0-9]{8})?$/.test(name);
}
