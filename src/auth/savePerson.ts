import type { Firestore } from 'firebase/firestore';
import { commitOnce } from '../firebase/once';
import type { Person } from '../model';
import { profileRef } from './documents';

/**
 * Changes what people may change of their profile.
 * @throws the SDK's errors, or NoAnswerError; then the live profile tells whether it landed
 */
export async function savePerson(db: Firestore, uid: string, changed: Partial<Person>): Promise<void> {
  if (Object.keys(changed).length === 0) return;
  await commitOnce(db, (transaction) => void transaction.update(profileRef(db, uid), changed));
}
