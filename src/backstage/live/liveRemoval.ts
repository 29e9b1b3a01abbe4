import { collection, doc, limit, query, type Firestore } from 'firebase/firestore/lite';
import { collections, documents } from '../../base/documentPaths';
import { commitOnce, commitOrVerify, existsOnce, queryOnce } from '../../firebase/once';
import { MAX_ROOMS } from '../../model';
import { CHECK_LIMIT_MS, PRESS_LIMIT_MS } from './liveCommits';
import { stemOf } from './roomName';

/**
 * Removes a room, with or without free places; if it has been postponed meanwhile, also the room that has
 * replaced it. Succeeds also if somebody else has already removed the room.
 * @throws the SDK's errors, or NoAnswerError, after which the removal may still have succeeded
 */
export async function removeRoom(db: Firestore, id: string): Promise<void> {
  const room = documents.room(id);
  const commit = commitOnce(db, (batch) => batch.delete(doc(db, room)), PRESS_LIMIT_MS);
  await commitOrVerify(commit, async () => !(await existsOnce(db, room, CHECK_LIMIT_MS)));
  const stem = stemOf(id);
  // Only a room that opens at a set time can have been postponed.
  if (stem === id) return;
  const { docs } = await queryOnce(query(collection(db, collections.rooms), limit(MAX_ROOMS)));
  for (const other of docs) if (stemOf(other.id) === stem) await removeRoom(db, other.id);
}
