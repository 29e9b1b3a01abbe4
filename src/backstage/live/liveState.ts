import { config } from '../../config';
import { inPlainWords, type Line } from '../../findings';
import { protectedName } from '../../link';
import { isFull, PLACES, roomIn, showIn } from '../../model';
import { checkSettings } from '../../show/checkShow';
import type { StoredDocument } from '../documentFields';
import {
  desksRoomsIn,
  nextAddressIn,
  placesIn,
  roomAddressIn,
  type LiveDocuments,
  type NextAddress,
  type RoomAddress,
  type TakenPlace,
} from './liveDocuments';
import { entryMistakes, problemsOf, type RoomProblems } from './liveProblems';

/** For so long after a release the desk shows its places, unless another room has been wanted, ms. */
const SHOWN_AFTER_MS = 6 * 3_600_000;

/** The room on the desk, open or closed. */
interface RoomOnDesk {
  id: string;
  /** When its button appeared or will, ms since 1970; null where nobody knows: the room was made by hand, without a time. */
  opensAt: number | null;
  /** It is still open: visitors may see it. */
  open: boolean;
  full: boolean;
}

export interface ShownRoom extends RoomOnDesk {
  /** It is open, and nobody can enter it: it was made by hand, with a mistake. */
  broken: boolean;
}

/** What the documents say, for the screen. */
export interface LiveState {
  /** False until the server has answered. */
  known: boolean;
  next: NextAddress | null;
  /** Null before a release, and when another room is wanted. */
  room: ShownRoom | null;
  /** Where its winners get; null where the desk cannot correct that. */
  address: RoomAddress | null;
  places: TakenPlace[];
  problems: RoomProblems;
  /** The checks of the show's settings, in words. */
  show: Line[];
  /** Only registered people can win. */
  forRegistered: boolean;
  message: string;
}

/**
 * @param now ms since 1970 by the server's clock
 * @param finished the closed room for which this desk wants no more places: it goes on to the next one
 */
export function liveStateOf(documents: LiveDocuments, now: number, finished: string | null): LiveState {
  const { rooms, settings, addresses } = documents;
  const show = showIn(settings ?? {});
  const places = placesIn(documents);
  const room = shownRoom(documents, now, finished);
  const broken = entryMistakes(rooms?.[0], show).length > 0;
  return {
    known: rooms !== null && settings !== null && addresses !== null,
    next: nextAddressIn(addresses),
    room: room && { ...room, full: room.full || places.length >= PLACES, broken },
    address: room && roomAddressIn(addresses, linkNameOf(room, rooms)),
    places: room ? places : [],
    problems: problemsOf(rooms ?? [], show),
    show: checkSettings(settings ?? {}, show, config.liveVideoUrl, new Date(now)).map(inPlainWords),
    forRegistered: show.forRegistered,
    message: show.message,
  };
}

/** The room that visitors see, or else the one that was opened last. */
export function shownRoom(
  { rooms, addresses }: Pick<LiveDocuments, 'rooms' | 'addresses'>,
  now: number,
  finished: string | null,
): RoomOnDesk | null {
  const own = desksRoomsIn(addresses);
  const current = rooms?.[0];
  if (current) {
    const room = roomIn(current.id, current.fields);
    const openedAt = own.find(({ id }) => id === room.id)?.openedAt ?? null;
    return { id: room.id, opensAt: room.abreEm?.getTime() ?? openedAt, open: true, full: isFull(room) };
  }
  const [last] = own;
  if (rooms === null || !last || last.id === finished || now - last.openedAt > SHOWN_AFTER_MS) return null;
  return { id: last.id, opensAt: last.openedAt, open: false, full: false };
}

/** The name of the room's protected link; null if it has another link. The id of a room that has been removed: the desk has made it, and names both alike. */
export function linkNameOf(room: RoomOnDesk, rooms: StoredDocument[] | null): string | null {
  const stored = rooms?.find(({ id }) => id === room.id);
  return stored ? protectedName(roomIn(stored.id, stored.fields).link ?? '') : room.id;
}
