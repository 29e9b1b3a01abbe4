import {
  collectionGroup,
  orderBy,
  query,
  where,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { collections } from '../../base/documentPaths';
import { queryAll } from '../../firebase/queryAll';

const PAGE_SIZE = 100;

/**
 * All participations of a person, the newest first.
 * @throws the SDK's errors, or NoAnswerError if one page of the results takes more than 10 s
 */
export async function ownParticipations(db: Firestore, uid: string): Promise<QueryDocumentSnapshot[]> {
  const all = await queryAll(participationsOf(db, uid), PAGE_SIZE);
  return all.filter(({ ref }) => isOfPromotion(ref, uid));
}

/**
 * The query of a person's participations, newest first. It needs an index (firestore.indexes.json).
 * promotions/realtime.ts has the same query for subscriptions.
 */
function participationsOf(db: Firestore, uid: string): Query {
  return query(
    collectionGroup(db, collections.participations),
    where('uid', '==', uid),
    orderBy('em', 'desc'),
  );
}

/** A document's place, as each of the three Firestore SDKs gives it. */
interface Reference {
  id: string;
  parent: { parent: { parent: { path: string } } | null };
}

/**
 * Whether a document is the user's participation in a promotion. A collection-group query finds all
 * collections named `participacoes`, also those that are not below a promotion.
 */
export function isOfPromotion({ id, parent }: Reference, uid: string): boolean {
  return id === uid && parent.parent?.parent.path === collections.promotions;
}
