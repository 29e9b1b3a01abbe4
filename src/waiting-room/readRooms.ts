import { collection, limit, query, type Firestore } from 'firebase/firestore/lite';
import { collections } from '../documentPaths';
import { queryOnce } from '../firebase/once';
import { MAX_ROOMS, roomConverter, type Room } from '../model';

let prefetched: Promise<Room[]> | undefined;

/** Asks for the rooms while the page's scripts are still coming. */
export function prefetchRooms(db: Firestore): void {
  prefetched = ask(db);
  // `readRooms` hands the error over.
  prefetched.catch(() => {});
}

/** The rooms at the visit's beginning, ordered by id: those that were asked for beforehand serve one visit. */
export function readRooms(db: Firestore): Promise<Room[]> {
  const rooms = prefetched ?? ask(db);
  prefetched = undefined;
  return rooms;
}

async function ask(db: Firestore): Promise<Room[]> {
  const rooms = query(collection(db, collections.rooms).withConverter(roomConverter), limit(MAX_ROOMS));
  return (await queryOnce(rooms)).docs.map((room) => room.data());
}
