import { collection, limit, query, type Firestore } from 'firebase/firestore/lite';
import { collections } from '../../base/documentPaths';
import { queryOnce } from '../../firebase/once';
import { MAX_ROOMS, roomConverter, type Room } from '../../model';

let prefetched: Promise<Room[]> | undefined;
let latest: Promise<unknown> = Promise.resolve();

/** Starts the first read of the rooms while React is still loading; `readRooms` returns its result. */
export function prefetchRooms(db: Firestore): void {
  prefetched = ask(db);
  // No unhandled rejection: `readRooms` returns this promise, and its caller handles the error.
  prefetched.catch(() => {});
}

/**
 * Reads the rooms, ordered by id. The first call returns the result of `prefetchRooms`; later calls read
 * again.
 */
export function readRooms(db: Firestore): Promise<Room[]> {
  const rooms = prefetched ?? ask(db);
  prefetched = undefined;
  return rooms;
}

/** Resolves when the latest read of the rooms has settled. */
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
