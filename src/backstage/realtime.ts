// The desk's subscriptions. This chunk contains the whole Firestore SDK.
import { doc, type Firestore } from 'firebase/firestore';
import { documents } from '../base/documentPaths';
import { subscribeToDocument } from '../firebase/subscribeWithRetry';

export { keepStreamAlive } from '../firebase/heartbeat';
export { realtimeDb } from '../firebase/realtime';
export * from './live/liveSubscriptions';

/** Follows whether the person belongs to the team: calls `onMissing` when `equipe/{uid}` does not exist. */
export function subscribeToMembership(db: Firestore, uid: string, onMissing: () => void): () => void {
  return subscribeToDocument('A equipe não pôde ser lida', doc(db, documents.team(uid)), {
    onServer: (fields) => {
      if (!fields) onMissing();
    },
  });
}
