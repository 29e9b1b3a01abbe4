import { collection, doc, limit, query, type Firestore } from 'firebase/firestore/lite';
import { collections, documents } from '../../base/documentPaths';
import { queryOnce, readOnce } from '../../firebase/once';
import { NO_SHOW, roomConverter, showSettingsConverter } from '../../model';
import type { ShowDocuments } from './showState';

/** Reads the show's settings and the first room. A document that cannot be read is treated as missing. */
export async function readShow(db: Firestore): Promise<ShowDocuments> {
  const settings = doc(db, documents.settings).withConverter(showSettingsConverter);
  const first = query(collection(db, collections.rooms).withConverter(roomConverter), limit(1));
  const [show, rooms] = await Promise.all([
    readOnce(settings).catch(() => null),
    queryOnce(first).catch(() => null),
  ]);
  return { settings: show?.data() ?? NO_SHOW, room: rooms?.docs[0]?.data() ?? null };
}
