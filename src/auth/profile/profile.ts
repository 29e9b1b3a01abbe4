import type { Firestore } from 'firebase/firestore/lite';
import { documents } from '../../base/documentPaths';
import { readOnce } from '../../firebase/once';
import { profileIn, type Profile } from '../../model';

/**
 * The profile as it is now; undefined if there is none.
 * @throws the SDK's errors, or NoAnswerError if there is no answer in time
 */
export async function readProfile(
  db: Firestore,
  uid: string,
  limitMs?: number,
): Promise<Profile | undefined> {
  const fields = await readOnce(db, documents.profile(uid), limitMs);
  return fields && profileIn(uid, fields);
}
