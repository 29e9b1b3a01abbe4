import type { Firestore } from 'firebase/firestore';
import { commitOnce } from '../firebase/once';
import type { Person } from '../model';
import { profileRef } from './documents';

/**
 * Changes fields of a profile, and marks it as checked by its person.
 * @throws the SDK's errors, or NoAnswerError; then the profile's subscription shows whether the change was saved
 */
export async function savePerson(
  db: Firestore,
  uid: string,
  changed: Partial<Person> & { confirmado?: true },
): Promise<void> {
  if (Object.keys(changed).length === 0) return;
  await commitOnce(db, (transaction) => void transaction.update(profileRef(db, uid), changed));
}
