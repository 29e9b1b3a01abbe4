import { doc, type Firestore } from 'firebase/firestore/lite';
import { documents } from '../../base/documentPaths';
import { commitOnce } from '../../firebase/once';
import type { Person } from '../../model';
import { writeConsent } from '../terms/terms';

/**
 * Changes fields of a profile.
 * @throws the SDK's errors; or NoAnswerError, after which only the subscription to the profile tells whether
 * the change was saved
 */
export async function savePerson(db: Firestore, uid: string, changed: Partial<Person>): Promise<void> {
  if (Object.keys(changed).length === 0) return;
  await commitOnce(db, (batch) => void batch.update(doc(db, documents.profile(uid)), changed));
}

/**
 * Marks a profile as checked by the owner of its e-mail address, with the owner's corrections. Also stores
 * the owner's consent to the terms, because somebody else may have signed up with the address.
 * @throws what savePerson throws
 */
export function confirmPerson(db: Firestore, uid: string, changed: Partial<Person>): Promise<void> {
  return commitOnce(db, (batch) => {
    batch.update(doc(db, documents.profile(uid)), { ...changed, confirmado: true });
    writeConsent(batch, db, uid);
  });
}
