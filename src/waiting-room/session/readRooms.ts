import { collection, limit, query, type Firestore } from 'firebase/firestore/lite';
import { collections } from '../../base/documentPaths';
import { queryOnce } from '../../firebase/once';
import { MAX_ROOMS, roomConverter, type Room } from '../../model';

let prefetched: Promise<Room[]> | undefined;
let latest: Promise<unknown> = Promise.resolve();

/** Starts the first read of the rooms while the page is still loading React. `readRooms` returns it. */
export function prefetchRooms(db: Firestore): void {
  prefetched = ask(db);
  // `readRooms` returns the same promise, so its caller handles the error.
  prefetched.catch(() => {});
}

/** The rooms, ordered by id. The first call takes the result of `prefetchRooms`; later visits read again. */
export function readRooms(db: Firestore): Promise<Room[]> {
  const rooms = prefetched ?? ask(db);
  prefetched = undefined;
  return rooms;
}

/** Resolves when the latest read of the rooms has been answered, or has failed. */
export async function untilRoomsRead(): Promise<void> {
  await latest.catch(() => {});
}

function ask(db: Firestore): Promise<Room[]> {
  const rooms = queryRooms(db);
  latest = rooms;
  return rooms;
}

async function queryRooms(db: Firestore): Promise<Room[]> {
  const rooms = query(collection(db, collections.rooms).withConverter(roomConverter), limit(MAX_ROOMS));
  return (await queryOnce(rooms)).docs.map((room) => room.data());
}
