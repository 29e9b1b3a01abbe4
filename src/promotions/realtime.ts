// The subscription to participations, in a chunk that only signed-in people load. It needs the whole
// Firestore SDK.
import {
  collectionGroup,
  limit,
  orderBy,
  query,
  where,
  type Firestore,
  type Unsubscribe,
} from 'firebase/firestore';
import { isOfPromotion } from '../auth/profile/ownParticipations';
import { collections } from '../base/documentPaths';
import { subscribeToQuery } from '../firebase/subscribeWithRetry';
import { participationIn, type Participation } from '../model';

export { realtimeDb } from '../firebase/realtime';

/** The largest limit that firestore.rules allow for this query. */
const MAX_PARTICIPATIONS = 300;

/** Subscribes to a person's participations, newest first. Ignores snapshots from the SDK's cache. */
export function subscribeToParticipations(
  db: Firestore,
  uid: string,
  onParticipations: (participations: Participation[]) => void,
): Unsubscribe {
  // The same query, but for the limit, as in auth/profile/ownParticipations.ts, which uses Firestore Lite.
  const latest = query(
    collectionGroup(db, collections.participations),
    where('uid', '==', uid),
    orderBy('em', 'desc'),
    limit(MAX_PARTICIPATIONS),
  );
  return subscribeToQuery('As participações não puderam ser lidas', latest, {
    onServer: ({ docs }) =>
      onParticipations(
        docs
          .filter(({ ref }) => isOfPromotion(ref, uid))
          .map((participation) => participationIn(participation.data())),
      ),
  });
}
