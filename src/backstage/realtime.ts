// The subscriptions of the desk. This chunk contains the whole Firestore SDK.
import { doc } from 'firebase/firestore';
import { documents } from '../base/documentPaths';
import { realtimeDb } from '../firebase/realtime';
import { subscribeToDocument } from '../firebase/subscribeWithRetry';

export { keepStreamAlive } from '../firebase/heartbeat';
export { origin, realtimeDb } from '../firebase/realtime';
export {
  subscribeToAddress,
  subscribeToDesk,
  subscribeToTickets,
  subscribeToWinners,
} from './live/liveSubscriptions';

/** The exports of this module. */
export type Realtime = typeof import('./realtime');

/** Calls `onMissing` when the server says that `equipe/{uid}` does not exist. */
export function subscribeToMembership(uid: string, onMissing: () => void): () => void {
  return subscribeToDocument('A equipe não pôde ser lida', doc(realtimeDb, documents.team(uid)), {
    onServer: (snapshot) => {
      if (!snapshot.exists()) onMissing();
    },
  });
}
