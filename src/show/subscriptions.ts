import {
  collection,
  doc,
  limit,
  query,
  type Firestore,
  type Query,
  type Unsubscribe,
} from 'firebase/firestore';
import { collections, documents } from '../base/documentPaths';
import type { Fields, StoredDocument } from '../base/fields';
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

const roomsQuery = (db: Firestore) => query(collection(db, collections.rooms), limit(MAX_ROOMS));

const settingsRef = (db: Firestore) => doc(db, documents.settings);

/**
 * Subscribes to the rooms in the order of their ids. Ignores snapshots from the SDK's cache.
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

/** Subscribes to the show's settings. Ignores snapshots from the SDK's cache. */
export function subscribeToShow(db: Firestore, onShow: (settings: ShowSettings) => void): Unsubscribe {
  const settings = settingsRef(db).withConverter(showSettingsConverter);
  return subscribeToDocument(UNREAD, settings, {
    onServer: (snapshot) => onShow(snapshot.data() ?? NO_SHOW),
  });
}

interface StoredListeners {
  onRooms: (rooms: StoredDocument[]) => void;
  onSettings: (fields: Fields) => void;
  /** Called when the server does not answer the query of the rooms, or refuses it. */
  onSilence?: () => void;
}

/**
 * Subscribes to the rooms and the show's settings with all stored fields, wrong ones too.
 * @param what the first words of the line that is logged at a refusal, in Portuguese
 */
export function subscribeToStoredShow(
  what: string,
  db: Firestore,
  { onRooms, onSettings, onSilence }: StoredListeners,
): Unsubscribe {
  const endRooms = subscribeToStored(what, roomsQuery(db), onRooms, onSilence);
  const endSettings = subscribeToDocument(what, settingsRef(db), {
    onServer: (snapshot) => onSettings(snapshot.data() ?? {}),
  });
  return () => {
    endRooms();
    endSettings();
  };
}

/** Subscribes to the documents of a query with all stored fields. */
export function subscribeToStored(
  what: string,
  of: Query,
  onServer: (found: StoredDocument[]) => void,
  onSilence: () => void = () => {},
): Unsubscribe {
  return subscribeToQuery(what, of, {
    onServer: ({ docs }) => onServer(docs.map((found) => ({ id: found.id, fields: found.data() }))),
    onCache: onSilence,
    onRefusal: onSilence,
  });
}
