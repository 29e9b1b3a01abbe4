import { config } from '../config';
import { protectedName } from '../link';
import { isFull, PLACES, roomConverter, showSettingsConverter, type Room, type ShowSettings } from '../model';
import { checkRooms } from '../waiting-room/checkRooms';
import { ofSettings } from '../waiting-room/checkShow';
import type { Finding } from '../waiting-room/findings';
import { inWords } from './inWords';
import {
  lastRoomIn,
  nextAddressIn,
  placesIn,
  roomAddressIn,
  type LiveDocuments,
  type NextAddress,
  type Place,
  type RoomAddress,
  type Stored,
} from './liveDocuments';

/** For so long after a release the desk shows its places, unless another room has been wanted, ms. */
const SHOWN_AFTER_MS = 6 * 3_600_000;

/** The room on the desk, open or closed. */
export interface ShownRoom {
  id: string;
  /** When its button appeared or will, ms since 1970; null where nobody knows: the room was made by hand. */
  opensAt: number | null;
  /** It is still open: visitors may see it. */
  open: boolean;
  full: boolean;
}

/** Something that is wrong with a room, and the room whose removal mends it. */
export interface RoomProblem {
  text: string;
  remove: string;
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
  places: Place[];
  problems: RoomProblem[];
  /** The checks of the show's settings, in words. */
  show: Finding[];
  message: string;
}

/**
 * @param now ms since 1970 by the server's clock
 * @param finished the closed room for which this desk wants no more places: it goes on to the next one
 */
export function liveStateOf(documents: LiveDocuments, now: number, finished: string | null): LiveState {
  const { rooms, settings, addresses } = documents;
  const show = showSettingsConverter.fromFirestore({ id: '', data: () => settings ?? {} });
  const places = placesIn(documents);
  const room = shownRoom(documents, now, finished);
  return {
    known: rooms !== null && settings !== null && addresses !== null,
    next: nextAddressIn(addresses),
    room: room && { ...room, full: room.full || places.length >= PLACES },
    address: room && roomAddressIn(addresses, linkNameOf(room, rooms)),
    places: room ? places : [],
    problems: problemsOf(rooms ?? [], show),
    show: ofSettings(settings ?? {}, show, config.liveVideoUrl).map(inWords),
    message: show.message,
  };
}

/** The room that visitors see, or else the one that was opened last. */
export function shownRoom(
  { rooms, addresses }: Pick<LiveDocuments, 'rooms' | 'addresses'>,
  now: number,
  finished: string | null,
): ShownRoom | null {
  const last = lastRoomIn(addresses);
  const current = rooms?.[0];
  if (current) {
    const room = readRoom(current);
    const openedAt = last?.id === room.id ? last.openedAt : null;
    return { id: room.id, opensAt: room.abreEm?.getTime() ?? openedAt, open: true, full: isFull(room) };
  }
  if (rooms === null || !last || last.id === finished || now - last.openedAt > SHOWN_AFTER_MS) return null;
  return { id: last.id, opensAt: last.openedAt, open: false, full: false };
}

/** The name of the room's protected link; null if it has another link, or has been removed and was made by hand. */
export function linkNameOf(room: ShownRoom, rooms: Stored[] | null): string | null {
  const stored = rooms?.find(({ id }) => id === room.id);
  return stored ? protectedName(readRoom(stored).link ?? '') : room.id;
}

function problemsOf(rooms: Stored[], show: ShowSettings): RoomProblem[] {
  return rooms.flatMap((room, index) =>
    index === 0
      ? checkRooms([room], show, [])
          .filter(({ kind }) => kind === 'wrong')
          .map((finding) => ({ text: inWords(finding).text, remove: room.id }))
      : [
          {
            text: `Há mais uma sala, ${room.id}, que espera até que a primeira saia: o público não a vê.`,
            remove: room.id,
          },
        ],
  );
}

function readRoom({ id, fields }: Stored): Room {
  return roomConverter.fromFirestore({ id, data: () => fields });
}
