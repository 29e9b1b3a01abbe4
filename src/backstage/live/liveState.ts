import { HOUR_MS } from '../../base/durations';
import type { StoredDocument } from '../../base/fields';
import { inPlainWords, type FindingLine } from '../../base/findings';
import { protectedName } from '../../base/link';
import { config } from '../../config';
import { roomIn, showIn, type ShowTimes } from '../../model';
import { checkSettings } from '../../show/check/checkShow';
import { earlierRoomsIn } from './earlier/earlierRooms';
import {
  desksRoomsIn,
  nextAddressIn,
  roomAddressIn,
  type DesksRoom,
  type LiveDocuments,
  type NextAddress,
  type RoomAddress,
} from './liveDocuments';
import { entryMistakes, problemsOf, type RoomProblems } from './liveProblems';
import { occupancy, placesIn, type Occupancy, type TakenPlace } from './takenPlaces';

/** How long the desk shows a room's places after its release, unless the team goes on to another room. */
const SHOWN_AFTER_MS = 6 * HOUR_MS;

/** A room as the desk knows it, open or closed. */
interface RoomOnDesk {
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

export interface ShownRoom extends RoomOnDesk, Occupancy {
  /** It is open, but nobody can enter, because it was made in the console with a mistake. */
  broken: boolean;
}

/** What the desk shows of the documents. */
export interface LiveState {
  /** False before the server has answered. */
  known: boolean;
  next: NextAddress | null;
  /** Null before a release, and after the team has gone on to the next room. */
  room: ShownRoom | null;
  /** The address of that room; null if the desk cannot correct it, or does not know it yet. */
  address: RoomAddress | null;
  places: TakenPlace[];
  /** The rooms of today that are over. */
  earlier: DesksRoom[];
  problems: RoomProblems;
  /** What is right and wrong with the show's settings. */
  show: FindingLine[];
  /** When the show is; null if that is not set. */
  times: ShowTimes | null;
  /** Only registered people can win. */
  forRegistered: boolean;
  message: string;
}

/**
 * @param now ms since 1970 by the server's clock
 * @param finished the id of the closed room that this desk no longer shows, because it has gone on to the
 * next
 */
export function liveStateOf(documents: LiveDocuments, now: number, finished: string | null): LiveState {
  const { rooms, settings, addresses } = documents;
  const show = showIn(settings ?? {});
  const places = placesIn(documents);
  const room = shownRoom(documents, now, finished);
  const address = room && roomAddressIn(documents, linkNameOf(room, rooms));
  const mistakes = entryMistakes(rooms?.[0], show, address);
  return {
    known: rooms !== null && settings !== null && addresses !== null,
    next: nextAddressIn(addresses),
    room: room && { ...room, ...occupancy(room.clicks, places), broken: mistakes.length > 0 },
    address,
    places: room ? places : [],
    earlier: earlierRoomsIn(documents, now, room?.id),
    problems: problemsOf(rooms ?? [], mistakes),
    show: checkSettings(settings ?? {}, show, config.liveVideoUrl, new Date(now)).map(inPlainWords),
    times: show.times,
    forRegistered: show.forRegistered,
    message: show.message,
  };
}

/** The room that visitors see, or the last room if none is open. */
export function shownRoom(
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
  return stored ? protectedName(roomIn(stored.id, stored.fields).link ?? '') : room.id;
}
