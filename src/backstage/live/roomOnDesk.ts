import { HOUR_MS } from '../../base/durations';
import type { StoredDocument } from '../../base/fields';
import { isAllowedLink, protectedName } from '../../base/link';
import { roomIn } from '../../model';
import { desksRoomsIn, type LiveDocuments, type RoomAddress } from './liveDocuments';

/** How long the desk shows a room's places after its release, unless the team goes on to another room. */
const SHOWN_AFTER_MS = 6 * HOUR_MS;

/** A room as the desk knows it, open or closed. */
export interface RoomOnDesk {
  id: string;
  /**
   * When its button appeared or will appear, in ms since 1970. Null if that is not known, because the room
   * was made in the console without a time.
   */
  opensAt: number | null;
  /** It has not been removed: visitors see it. */
  open: boolean;
  /** How many clicks have been counted; 0 if that is not known, because the room has been removed. */
  clicks: number;
}

/** The room that visitors see, or the last room if none is open. */
export function roomOnDesk(
  { rooms, addresses }: Pick<LiveDocuments, 'rooms' | 'addresses'>,
  now: number,
  finished: string | null,
): RoomOnDesk | null {
  const own = desksRoomsIn(addresses);
  const current = rooms?.[0];
  if (current) {
    const room = roomIn(current.id, current.fields);
    const openedAt = own.find(({ name }) => name === room.id)?.openedAt ?? null;
    return { id: room.id, opensAt: room.abreEm?.getTime() ?? openedAt, open: true, clicks: room.cliques };
  }
  const [last] = own;
  if (rooms === null || !last || last.name === finished || now - last.openedAt > SHOWN_AFTER_MS) return null;
  return { id: last.name, opensAt: last.openedAt, open: false, clicks: 0 };
}

/**
 * The name of the room's protected link; null for an ordinary link. A removed room was made by the desk, so
 * its id is the name.
 */
export function linkNameOf(room: RoomOnDesk, rooms: StoredDocument[] | null): string | null {
  const stored = rooms?.find(({ id }) => id === room.id);
  return stored ? protectedName(roomIn(stored.id, stored.fields).link) : room.id;
}

/**
 * Where the winners of the room are led; empty if that is not known, or cannot be opened. Also by an ordinary
 * link, which somebody has written in the console.
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
