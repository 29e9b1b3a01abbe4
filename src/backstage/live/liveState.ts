import { protectedName } from '../../base/link';
import { config } from '../../config';
import { showIn, type ShowSettings } from '../../model';
import { checkSettings } from '../../show/check/checkShow';
import { inPlainWords } from '../../show/check/findings';
import type { FindingLine } from '../../ui/Findings';
import {
  nextAddressIn,
  roomAddressIn,
  type OpenedRoom,
  type LiveDocuments,
  type NextAddress,
  type RoomAddress,
} from './liveDocuments';
import { problemsOf, type RoomProblems } from './liveProblems';
import { earlierRoomsIn, roomOnDesk, type RoomOnDesk } from './roomOnDesk';
import { occupancy, placesIn, type Occupancy, type TakenPlace } from './takenPlaces';

export interface DeskRoom extends RoomOnDesk, Occupancy {
  /**
   * The room is open, but nobody can enter it: the room, its address or the show's settings have a mistake
   * that was written in Firebase's console.
   */
  broken: boolean;
}

/** What the page 'Ao vivo' shows, computed from the documents. */
export interface LiveState {
  /** Whether the server has answered, for a closed room also with the places that were taken in it. */
  known: boolean;
  next: NextAddress | null;
  /**
   * The open room, or the last one. Null if there was none in the last hours (roomOnDesk.ts), and once the
   * team has gone on to the next one.
   */
  room: DeskRoom | null;
  /**
   * The address to which `room` leads its winners; null if this page cannot correct it or does not know it
   * yet.
   */
  address: RoomAddress | null;
  places: TakenPlace[];
  /** The rooms of the last 24 hours that are over. */
  earlier: OpenedRoom[];
  problems: RoomProblems;
  show: ShowSettings;
  /** What is right and what is wrong in the show's settings. */
  check: FindingLine[];
}

/**
 * @param now the server's time, ms since 1970
 * @param finished the id of the closed room from which the team has gone on to the next one
 */
export function liveStateOf(documents: LiveDocuments, now: number, finished: string | null): LiveState {
  const { rooms, settings, addresses, tickets } = documents;
  const show = showIn(settings ?? {});
  const places = placesIn(documents);
  const room = roomOnDesk(documents, now, finished);
  const address = room && roomAddressIn(documents, protectedName(room.link));
  const { broken, ...problems } = problemsOf(rooms ?? [], show, address);
  return {
    known: !!(rooms && settings && addresses && (room?.open !== false || tickets)),
    next: nextAddressIn(addresses),
    room: room && { ...room, ...occupancy(room.clicks, places), broken },
    address,
    places: room ? places : [],
    earlier: earlierRoomsIn(documents, now, room?.id),
    problems,
    show,
    check: checkSettings(settings ?? {}, show, config.liveVideoUrl, new Date(now)).map(inPlainWords),
  };
}
