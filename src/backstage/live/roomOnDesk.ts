import { DAY_MS, HOUR_MS } from '../../base/durations';
import type { StoredDocument } from '../../base/fields';
import { isAllowedLink, protectedName } from '../../base/link';
import { roomIn } from '../../model';
import { openedRoomsIn, type OpenedRoom, type LiveDocuments, type RoomAddress } from './liveDocuments';

/** How long after its opening a closed room stays on the team's page, unless the team goes on to the next. */
const SHOWN_AFTER_MS = 6 * HOUR_MS;

/** A room on the team's page, which may be open or removed. */
export interface RoomOnDesk {
  id: string;
  /**
   * When the button 'Entrar' appeared or will appear, in ms since 1970. Null if it is not known: somebody
   * made the room in Firebase's console without a time.
   */
  opensAt: number | null;
  /** Whether the room exists, because nobody has removed it. An open room may still be counting down. */
  open: boolean;
  /** The counted clicks; 0 for a removed room, whose count is not known any more. */
  clicks: number;
}

/**
 * The room for the team's page: the one that visitors see, or the last one if none is open.
 * @param finished the id of the closed room from which the team has gone on
 */
export function roomOnDesk(
  { rooms, addresses }: Pick<LiveDocuments, 'rooms' | 'addresses'>,
  now: number,
  finished: string | null,
): RoomOnDesk | null {
  const own = openedRoomsIn(addresses);
  const current = rooms?.[0];
  if (current) {
    const room = roomIn(current.id, current.fields);
    const opensAt = own.find(({ name }) => name === room.id)?.opensAt ?? null;
    return { id: room.id, opensAt: room.abreEm?.getTime() ?? opensAt, open: true, clicks: room.cliques };
  }
  const [last] = own;
  if (rooms === null || !last || last.name === finished || now - last.opensAt > SHOWN_AFTER_MS) return null;
  return { id: last.name, opensAt: last.opensAt, open: false, clicks: 0 };
}

/**
 * The name of the room's protected link; null for an ordinary link. The link of a removed room can no longer
 * be read, but the desk shows removed rooms only if it has made them, with their id as the name of the link.
 */
export function linkNameOf(room: RoomOnDesk, rooms: StoredDocument[] | null): string | null {
  const stored = rooms?.find(({ id }) => id === room.id);
  return stored ? protectedName(roomIn(stored.id, stored.fields).link) : room.id;
}

/**
 * The link that the room's winners open, which may be an ordinary one from Firebase's console; empty if it is
 * not known or cannot be opened.
 */
export function destinationOf(
  room: RoomOnDesk | null,
  rooms: StoredDocument[] | null,
  address: RoomAddress | null,
): string {
  const stored = rooms?.find(({ id }) => id === room?.id);
  const link = address?.link ?? stored?.fields.link;
  return isAllowedLink(link) ? link : '';
}

/**
 * The rooms that the team's desk has opened in the last 24 hours, newest first, without those that are open
 * or on the screen.
 * @param now the server's time, ms since 1970
 * @param shown the id of the room on the screen
 */
export function earlierRoomsIn(
  { rooms, addresses }: Pick<LiveDocuments, 'rooms' | 'addresses'>,
  now: number,
  shown: string | undefined,
): OpenedRoom[] {
  return openedRoomsIn(addresses).filter(
    ({ name, opensAt }) => name !== shown && !rooms?.some(({ id }) => id === name) && now - opensAt < DAY_MS,
  );
}
