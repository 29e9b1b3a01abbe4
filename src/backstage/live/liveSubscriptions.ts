import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  where,
  type Firestore,
  type Query,
} from 'firebase/firestore';
import { collections, documents } from '../../documentPaths';
import { subscribeToDocument, subscribeToQuery } from '../../firebase/subscribeWithRetry';
import type { Fields } from '../../fields';
import { roomsQuery } from '../../show/subscriptions';
import type { StoredDocument } from '../documentFields';

/**
 * Enough for the address of the next room and those of earlier rooms, even among others that were written in
 * the console.
 */
const MAX_ADDRESSES = 20;
/** firestore.rules allow the team no more documents in one query. */
const MAX_TICKETS = 50;

const UNREAD = 'O show não pôde ser lido';

interface Listeners {
  onRooms: (rooms: StoredDocument[]) => void;
  onSettings: (fields: Fields) => void;
  onAddresses: (addresses: StoredDocument[]) => void;
  /** Whether the server answers: without it, what is shown may be out of date. */
  onConnection: (connected: boolean) => void;
}

/** Subscribes to what the team needs before and during a release. */
export function subscribeToDesk(db: Firestore, listeners: Listeners): () => void {
  const { onRooms, onSettings, onAddresses, onConnection } = listeners;
  const addresses = query(collection(db, collections.addresses), orderBy('em', 'desc'), limit(MAX_ADDRESSES));
  const settings = doc(db, documents.settings);
  const ends = [
    subscribeToStored(
      roomsQuery(db),
      (rooms) => {
        onRooms(rooms);
        onConnection(true);
      },
      () => onConnection(false),
    ),
    subscribeToStored(addresses, onAddresses),
    subscribeToDocument(UNREAD, settings, { onServer: (snapshot) => onSettings(snapshot.data() ?? {}) }),
  ];
  return () => ends.forEach((end) => end());
}

/** Subscribes to the places of a room, also after it has been removed. */
export function subscribeToTickets(
  db: Firestore,
  room: string,
  onTickets: (tickets: StoredDocument[]) => void,
): () => void {
  return subscribeToStored(
    query(collection(db, collections.tickets), where('sala', '==', room), limit(MAX_TICKETS)),
    onTickets,
  );
}

/** Subscribes to the winners of a protected link. */
export function subscribeToWinners(
  db: Firestore,
  name: string,
  onWinners: (winners: StoredDocument[]) => void,
): () => void {
  return subscribeToStored(
    query(collection(db, documents.address(name), collections.winners), limit(MAX_TICKETS)),
    onWinners,
  );
}

function subscribeToStored(
  of: Query,
  onServer: (found: StoredDocument[]) => void,
  onSilence: () => void = () => {},
): () => void {
  return subscribeToQuery(UNREAD, of, {
    onServer: ({ docs }) => onServer(docs.map((found) => ({ id: found.id, fields: found.data() }))),
    onCache: onSilence,
    onRefusal: onSilence,
  });
}
