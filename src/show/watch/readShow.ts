import { collection, doc, limit, query, type Firestore } from 'firebase/firestore/lite';
import { collections, documents } from '../../base/documentPaths';
import { queryOnce, readOnce } from '../../firebase/once';
import { NO_SHOW, roomConverter, showSettingsConverter } from '../../model';
import type { ShowDocuments } from './showState';

/**
 * Reads the show's settings and the first room.
 * @throws the SDK's errors, or NoAnswerError after 10 s
 */
export async function readShow(db: Firestore): Promise<ShowDocuments> {
  const settings = doc(db, documents.settings).withConverter(showSettingsConverter);
  const first = query(collection(db, collections.rooms).withConverter(roomConverter), limit(1));
  const [show, rooms] = await Promise.all([readOnce(settings), queryOnce(first)]);
  return { settings: show.data() ?? NO_SHOW, room: rooms.docs[0]?.data() ?? null };
}
