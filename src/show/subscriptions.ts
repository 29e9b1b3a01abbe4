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
import { endAll } from '../base/listenTo';
import { subscribeToDocument, subscribeToQuery } from '../firebase/subscribeWithRetry';
import { MAX_ROOMS, roomIn, showIn, type Room, type ShowSettings } from '../model';

const UNREAD = 'A sala de espera não pôde ser lida';

/**
 * Called with true after each answer of the server, and with false when it does not answer or refuses: what
 * was delivered may then be out of date.
 */
type OnConnection = (connected: boolean) => void;

const roomsQuery = (db: Firestore) => query(collection(db, collections.rooms), limit(MAX_ROOMS));

const settingsRef = (db: Firestore) => doc(db, documents.settings);

/** Subscribes to the rooms in the order of their ids. Ignores snapshots from the SDK's cache. */
export function subscribeToRooms(
  db: Firestore,
  onRooms: (rooms: Room[]) => void,
  onConnection?: OnConnection,
): Unsubscribe {
  const onFound = (found: StoredDocument[]) => onRooms(found.map(({ id, fields }) => roomIn(id, fields)));
  return subscribeToStored(UNREAD, roomsQuery(db), onFound, onConnection);
}

/** Subscribes to the show's settings. Ignores snapshots from the SDK's cache. */
export function subscribeToShow(db: Firestore, onShow: (settings: ShowSettings) => void): Unsubscribe {
  return subscribeToDocument(UNREAD, settingsRef(db), { onServer: (fields = {}) => onShow(showIn(fields)) });
}

export interface StoredListeners {
  onRooms: (rooms: StoredDocument[]) => void;
  onSettings: (fields: Fields) => void;
  /** Told about the query of the rooms. */
  onConnection?: OnConnection;
}

/**
 * Subscribes to the rooms and the show's settings with all stored fields, wrong ones too.
 * @param what the first words of the line that is logged at a refusal, in Portuguese
 */
export function subscribeToStoredShow(
  what: string,
  db: Firestore,
  { onRooms, onSettings, onConnection }: StoredListeners,
): Unsubscribe {
  return endAll(
    subscribeToStored(what, roomsQuery(db), onRooms, onConnection),
    subscribeToDocument(what, settingsRef(db), { onServer: (fields = {}) => onSettings(fields) }),
  );
}

/** Subscribes to the documents of a query with all stored fields. */
export function subscribeToStored(
  what: string,
  of: Query,
  onServer: (found: StoredDocument[]) => void,
  onConnection: OnConnection = () => {},
): Unsubscribe {
  return subscribeToQuery(what, of, {
    onServer: ({ docs }) => {
      onServer(docs.map((found) => ({ id: found.id, fields: found.data() })));
      onConnection(true);
    },
    onCache: () => onConnection(false),
    onRefusal: () => onConnection(false),
  });
}
