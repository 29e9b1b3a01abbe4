import { collection, limit, query, type Firestore } from 'firebase/firestore/lite';
import { collections, documents } from '../../base/documentPaths';
import { protectedName } from '../../base/link';
import { queryOnce, readOnce } from '../../firebase/once';
import { MAX_ROOMS, roomIn, showIn, type Room } from '../../model';

/** What a visit reads once, before it subscribes. */
interface FirstRead {
  /** Ordered by id. */
  rooms: Room[];
  /**
   * Whether the show is for registered people; null if the first room is not protected, or the settings could
   * not be read. The button of a protected room waits for this answer.
   */
  forRegistered: Promise<boolean | null>;
}

let prefetched: Promise<FirstRead> | undefined;
let latest: Promise<unknown> = Promise.resolve();

/** Starts the first read of the rooms while React is still loading; `readRooms` returns its result. */
export function prefetchRooms(db: Firestore): void {
  prefetched = startRead(db);
}

/** Reads the rooms. The first call returns the result of `prefetchRooms`; later calls read again. */
export function readRooms(db: Firestore): Promise<FirstRead> {
  const read = prefetched ?? startRead(db);
  prefetched = undefined;
  return read;
}

/** Resolves when the latest read, of the rooms and if needed of the settings, has settled. */
export async function untilRoomsRead(): Promise<void> {
  await latest;
}

function startRead(db: Firestore): Promise<FirstRead> {
  const read = queryRooms(db);
  latest = read.then(({ forRegistered }) => forRegistered).catch(() => {});
  return read;
}

async function queryRooms(db: Firestore): Promise<FirstRead> {
  const all = query(collection(db, collections.rooms), limit(MAX_ROOMS));
  const rooms = (await queryOnce(all)).docs.map((room) => roomIn(room.id, room.data()));
  return { rooms, forRegistered: readForRegistered(db, rooms[0]) };
}

async function readForRegistered(db: Firestore, room: Room | undefined): Promise<boolean | null> {
  if (protectedName(room?.link) === null) return null;
  return readOnce(db, documents.settings).then(
    (fields = {}) => showIn(fields).paraCadastrados,
    () => null,
  );
}
