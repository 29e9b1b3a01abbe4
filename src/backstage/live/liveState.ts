import { config } from '../../config';
import { showIn, type ShowTimes } from '../../model';
import { checkSettings } from '../../show/check/checkShow';
import { inPlainWords } from '../../show/check/findings';
import type { FindingLine } from '../../ui/Findings';
import { earlierRoomsIn } from './earlier/earlierRooms';
import {
  nextAddressIn,
  roomAddressIn,
  type DesksRoom,
  type LiveDocuments,
  type NextAddress,
  type RoomAddress,
} from './liveDocuments';
import { entryMistakes, problemsOf, type RoomProblems } from './liveProblems';
import { destinationOf, linkNameOf, roomOnDesk, type RoomOnDesk } from './roomOnDesk';
import { occupancy, placesIn, type Occupancy, type TakenPlace } from './takenPlaces';

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
  /** Where the winners of that room are led; empty if that is not known, or cannot be opened. */
  destination: string;
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
  const room = roomOnDesk(documents, now, finished);
  const address = room && roomAddressIn(documents, linkNameOf(room, rooms));
  const mistakes = entryMistakes(rooms?.[0], show, address);
  return {
    known: rooms !== null && settings !== null && addresses !== null,
    next: nextAddressIn(addresses),
    room: room && { ...room, ...occupancy(room.clicks, places), broken: mistakes.length > 0 },
    address,
    destination: destinationOf(room, rooms, address),
    places: room ? places : [],
    earlier: earlierRoomsIn(documents, now, room?.id),
    problems: problemsOf(rooms ?? [], mistakes),
    show: checkSettings(settings ?? {}, show, config.liveVideoUrl, new Date(now)).map(inPlainWords),
    times: show.times,
    forRegistered: show.paraCadastrados,
    message: show.recado,
  };
}
