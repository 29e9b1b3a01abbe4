import {
  collectionGroup,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { within } from '../firebase/within';

const PAGE = 100;
const READ_LIMIT_MS = 10_000;

/**
 * All that a person takes part in, the newest first.
 * @throws the SDK's errors, or NoAnswerError where a page takes more than 10 s
 */
export async function ownParticipations(db: Firestore, uid: string): Promise<QueryDocumentSnapshot[]> {
  // In the order of firestore.indexes.json, which no other index of this group could serve.
  const own = query(
    collectionGroup(db, 'participacoes'),
    where('uid', '==', uid),
    orderBy('em', 'desc'),
    limit(PAGE),
  );
  const all: QueryDocumentSnapshot[] = [];
  for (;;) {
    const last = all.at(-1);
    const page = await within(READ_LIMIT_MS, getDocsFromServer(last ? query(own, startAfter(last)) : own));
    all.push(...page.docs);
    // An admin may have made collections of the same name elsewhere.
    if (page.size < PAGE)
      return all.filter(({ ref }) => ref.id === uid && ref.parent.parent?.parent.path === 'promocoes');
  }
}
