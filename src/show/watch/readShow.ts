import { collection, limit, query, type Firestore } from 'firebase/firestore/lite';
import { collections, documents } from '../../base/documentPaths';
import { queryOnce, readOnce } from '../../firebase/once';
import { roomIn, showIn } from '../../model';
import type { ShowDocuments } from './showState';

/**
 * Reads the show's settings and the first room.
 * @throws the SDK's errors, or NoAnswerError after 10 s
 */
export async function readShow(db: Firestore): Promise<ShowDocuments> {
  const first = query(collection(db, collections.rooms), limit(1));
  const [fields = {}, rooms] = await Promise.all([readOnce(db, documents.settings), queryOnce(first)]);
  const [room] = rooms.docs;
  return { settings: showIn(fields), room: room ? roomIn(room.id, room.data()) : null };
}
