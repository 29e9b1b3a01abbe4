import { doc, type Firestore } from 'firebase/firestore/lite';
import { documents } from '../../base/documentPaths';
import { readOnce } from '../../firebase/once';
import { profileConverter, type Profile } from '../../model';

/**
 * The profile as it is now; undefined if there is none.
 * @throws the SDK's errors, or NoAnswerError if there is no answer in time
 */
export async function readProfile(
  db: Firestore,
  uid: string,
  limitMs?: number,
): Promise<Profile | undefined> {
  const ref = doc(db, documents.profile(uid)).withConverter(profileConverter);
  return (await readOnce(ref, limitMs)).data();
}
