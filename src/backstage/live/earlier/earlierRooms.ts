// The rooms of today's show that are over. Known by their addresses, which stay after a room is removed.
import { collection, query, where, type Firestore } from 'firebase/firestore/lite';
import { collections, documents } from '../../../base/documentPaths';
import { DAY_MS } from '../../../base/durations';
import { readAll } from '../../partReads';
import { desksRoomsIn, type DesksRoom, type LiveDocuments } from '../liveDocuments';
import { placesIn, type TakenPlace } from '../takenPlaces';

/**
 * The rooms of the desk in the last 24 hours that are neither open nor shown, the newest first.
 * @param now ms since 1970 by the server's clock
 * @param shown the id of the room that the desk shows
 */
export function earlierRoomsIn(
  { rooms, addresses }: Pick<LiveDocuments, 'rooms' | 'addresses'>,
  now: number,
  shown: string | undefined,
): DesksRoom[] {
  return desksRoomsIn(addresses).filter(
    ({ name, openedAt }) =>
      name !== shown && !rooms?.some(({ id }) => id === name) && now - openedAt < DAY_MS,
  );
}

/**
 * The places of a room that has been removed, which change no more.
 * @throws the SDK's errors, or NoAnswerError
 */
export async function readPlaces(db: Firestore, name: string): Promise<TakenPlace[]> {
  const [tickets, winners] = await Promise.all([
    readAll(query(collection(db, collections.tickets), where('sala', '==', name))),
    readAll(query(collection(db, documents.address(name), collections.winners))),
  ]);
  return placesIn({ tickets, winners });
}
