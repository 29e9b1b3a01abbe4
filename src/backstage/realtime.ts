// The subscriptions of the desk. This chunk contains the whole Firestore SDK.
import { doc, onSnapshot, type DocumentSnapshot } from 'firebase/firestore';
import { documents } from '../documentPaths';
import { realtimeDb } from '../firebase/realtime';
import { subscribeWithRetry } from '../firebase/subscribeWithRetry';

export { keepStreamAlive } from '../firebase/heartbeat';
export { origin, realtimeDb } from '../firebase/realtime';
export { subscribeToShow, subscribeToTickets, subscribeToWinners } from './liveSubscriptions';

/** This module, once it has been loaded. */
export type Realtime = typeof import('./realtime');

/** Calls `onMissing` when the server says that `equipe/{uid}` does not exist. */
export function subscribeToMembership(uid: string, onMissing: () => void): () => void {
  return subscribeWithRetry<DocumentSnapshot>(
    'A equipe não pôde ser lida',
    (onNext, onError) =>
      onSnapshot(doc(realtimeDb, documents.team(uid)), { includeMetadataChanges: true }, onNext, onError),
    {
      onServer: (snapshot) => {
        if (!snapshot.exists()) onMissing();
      },
    },
  );
}
