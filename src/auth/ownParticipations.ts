import {
  collectionGroup,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { queryOnce } from '../firebase/once';

const PAGE = 100;

/**
 * All that a person takes part in, the newest first.
 * @throws the SDK's errors, or NoAnswerError where a page takes more than 10 s
 */
export async function ownParticipations(db: Firestore, uid: string): Promise<QueryDocumentSnapshot[]> {
  const own = query(participationsOf(db, uid), limit(PAGE));
  const all: QueryDocumentSnapshot[] = [];
  for (;;) {
    const last = all.at(-1);
    const page = await queryOnce(last ? query(own, startAfter(last)) : own);
    all.push(...page.docs);
    if (page.size < PAGE) return all.filter(({ ref }) => isOfPromotion(ref, uid));
  }
}

/** In the order of firestore.indexes.json, which no other index of this group could serve: the newest first. */
export function participationsOf(db: Firestore, uid: string): Query {
  return query(collectionGroup(db, 'participacoes'), where('uid', '==', uid), orderBy('em', 'desc'));
}

/** An admin may have made collections of the same name elsewhere. */
export function isOfPromotion({ id, parent }: DocumentReference, uid: string): boolean {
  return id === uid && parent.parent?.parent.path === 'promocoes';
}
