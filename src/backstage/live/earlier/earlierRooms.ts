// The rooms of the last 24 hours that are over. Their documents are gone, but the documents with their
// addresses remain.
import { collection, query, where, type Firestore } from 'firebase/firestore/lite';
import { collections, documents } from '../../../base/documentPaths';
import { DAY_MS } from '../../../base/durations';
import { readAll } from '../../partReads';
import { desksRoomsIn, type DesksRoom, type LiveDocuments } from '../liveDocuments';
import { placesIn, type TakenPlace } from '../takenPlaces';

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
): DesksRoom[] {
  return desksRoomsIn(addresses).filter(
    ({ name, opensAt }) => name !== shown && !rooms?.some(({ id }) => id === name) && now - opensAt < DAY_MS,
  );
}

/**
 * Reads the taken places of a room that has been removed. They no longer change, so there is no subscription.
 * @throws the SDK's errors, or NoAnswerError
 */
export async function readPlaces(db: Firestore, name: string): Promise<TakenPlace[]> {
  const [tickets, winners] = await Promise.all([
    readAll(query(collection(db, collections.tickets), where('sala', '==', name))),
    readAll(query(collection(db, documents.address(name), collections.winners))),
  ]);
  return placesIn({ tickets, winners });
}
