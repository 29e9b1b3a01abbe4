import { collection, doc, limit, query, type Firestore, type Unsubscribe } from 'firebase/firestore';
import { collections, documents } from '../documentPaths';
import { subscribeToDocument, subscribeToQuery } from '../firebase/subscribeWithRetry';
import {
  MAX_ROOMS,
  NO_SHOW,
  roomConverter,
  showSettingsConverter,
  type Room,
  type ShowSettings,
} from '../model';

const UNREAD = 'A sala de espera não pôde ser lida';

/** The query for the rooms' documents, unconverted. */
export const roomsQuery = (db: Firestore) => query(collection(db, collections.rooms), limit(MAX_ROOMS));

/** The reference of the settings' document, unconverted. */
export const settingsRef = (db: Firestore) => doc(db, documents.settings);

/**
 * Subscribes to the rooms, ordered by id. Only snapshots from the server are passed on, not those of the
 * cache.
 * @param onConnection called when the server begins or ceases to answer
 */
export function subscribeToRooms(
  db: Firestore,
  onRooms: (rooms: Room[]) => void,
  onConnection: (connected: boolean) => void,
): Unsubscribe {
  const rooms = roomsQuery(db).withConverter(roomConverter);
  let connected: boolean | undefined;
  const setConnected = (now: boolean) => {
    if (now !== connected) onConnection(now);
    connected = now;
  };
  return subscribeToQuery(UNREAD, rooms, {
    onServer: ({ docs }) => {
      onRooms(docs.map((room) => room.data()));
      setConnected(true);
    },
    onCache: () => setConnected(false),
    onRefusal: () => setConnected(false),
  });
}

/** Subscribes to the show's settings. Only snapshots from the server are passed on. */
export function subscribeToShow(db: Firestore, onShow: (settings: ShowSettings) => void): Unsubscribe {
  const settings = settingsRef(db).withConverter(showSettingsConverter);
  return subscribeToDocument(UNREAD, settings, {
    onServer: (snapshot) => onShow(snapshot.data() ?? NO_SHOW),
  });
}
