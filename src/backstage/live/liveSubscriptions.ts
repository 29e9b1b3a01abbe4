import { collection, doc, limit, orderBy, query, where, type Firestore } from 'firebase/firestore';
import { collections, documents } from '../../base/documentPaths';
import type { Fields, StoredDocument } from '../../base/fields';
import { endAll } from '../../base/listenTo';
import { subscribeToDocument } from '../../firebase/subscribeWithRetry';
import { subscribeToStored, subscribeToStoredShow, type StoredListeners } from '../../show/subscriptions';
import { TEAM_QUERY_LIMIT } from '../limits';

const UNREAD = 'O show não pôde ser lido';

interface Listeners extends Required<StoredListeners> {
  onAddresses: (addresses: StoredDocument[]) => void;
}

/**
 * Subscribes to what the team sees before and while a room is open: rooms, settings and addresses. There may
 * be many addresses: a postponed room has several, and people may write others in Firebase's console.
 */
export function subscribeToDesk(db: Firestore, { onAddresses, ...show }: Listeners): () => void {
  const addresses = query(
    collection(db, collections.addresses),
    orderBy('em', 'desc'),
    limit(TEAM_QUERY_LIMIT),
  );
  return endAll(subscribeToStoredShow(UNREAD, db, show), subscribeToStored(UNREAD, addresses, onAddresses));
}

/** Subscribes to the tickets of a room, which remain when the room is removed. */
export function subscribeToTickets(
  db: Firestore,
  room: string,
  onTickets: (tickets: StoredDocument[]) => void,
): () => void {
  return subscribeToStored(
    UNREAD,
    query(collection(db, collections.tickets), where('sala', '==', room), limit(TEAM_QUERY_LIMIT)),
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
    UNREAD,
    query(collection(db, documents.winners(name)), limit(TEAM_QUERY_LIMIT)),
    onWinners,
  );
}

/**
 * Subscribes to the address document of a protected link. A missing document counts as one without
 * fields.
 */
export function subscribeToAddress(
  db: Firestore,
  name: string,
  onAddress: (fields: Fields) => void,
): () => void {
  return subscribeToDocument(UNREAD, doc(db, documents.address(name)), {
    onServer: (fields = {}) => onAddress(fields),
  });
}
