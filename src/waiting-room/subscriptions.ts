import {
  collection,
  doc,
  limit,
  onSnapshot,
  query,
  type DocumentSnapshot,
  type Firestore,
  type QuerySnapshot,
  type Unsubscribe,
} from 'firebase/firestore';
import { subscribeWithRetry } from '../firebase/subscribeWithRetry';
import { roomConverter, type Room } from '../model';

/** The largest limit that firestore.rules allow for a list of rooms. */
const MAX_ROOMS = 20;

const UNREAD = 'A sala de espera não pôde ser lida';

const roomsQuery = (db: Firestore) =>
  query(collection(db, 'salaDeEspera').withConverter(roomConverter), limit(MAX_ROOMS));

let endPrefetch: Unsubscribe | undefined;

/** Requests the rooms for the first subscribeToRooms: the SDK sends equal queries once. */
export function prefetchRooms(db: Firestore): void {
  // An error comes to the subscription too, which handles it.
  endPrefetch ??= onSnapshot(roomsQuery(db), { includeMetadataChanges: true }, { error: () => {} });
}

/**
 * Subscribes to the rooms, ordered by id. Only snapshots from the server are passed on, not those of the cache.
 * @param onConnection called when the server begins or ceases to answer
 */
export function subscribeToRooms(
  db: Firestore,
  onRooms: (rooms: Room[]) => void,
  onConnection: (connected: boolean) => void,
): Unsubscribe {
  const rooms = roomsQuery(db);
  let connected: boolean | undefined;
  const setConnected = (now: boolean) => {
    if (now !== connected) onConnection(now);
    connected = now;
  };
  const unsubscribe = subscribeWithRetry<QuerySnapshot<Room>>(
    UNREAD,
    (onNext, onError) => onSnapshot(rooms, { includeMetadataChanges: true }, onNext, onError),
    {
      onServer: ({ docs }) => {
        onRooms(docs.map((room) => room.data()));
        setConnected(true);
      },
      onCache: () => setConnected(false),
      onRefusal: () => setConnected(false),
    },
  );
  endPrefetch?.();
  // A prefetch that comes later has no purpose.
  endPrefetch = () => {};
  return unsubscribe;
}

/** Subscribes to the address of the live video that the admin has set; empty while there is none. */
export function subscribeToVideo(db: Firestore, onVideo: (address: unknown) => void): Unsubscribe {
  return subscribeWithRetry<DocumentSnapshot>(
    UNREAD,
    (onNext, onError) => onSnapshot(doc(db, 'configuracoes/salaDeEspera'), onNext, onError),
    { onServer: (settings) => onVideo(settings.get('video') ?? '') },
  );
}
