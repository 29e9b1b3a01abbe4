import { doc, type Firestore } from 'firebase/firestore/lite';
import { documents } from '../../base/documentPaths';
import { commitOnce, commitOrVerify } from '../../firebase/once';
import type { Person, Profile } from '../../model';
import { writeConsent } from '../terms/terms';
import { readProfile } from './profile';

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
 * the owner's consent to the terms, because somebody else may have signed up with the address. Also succeeds
 * if an earlier attempt without an answer has confirmed the profile, although firestore.rules refuse a second
 * confirmation.
 * @param changed with the account's address (confirmedEmail): the rules refuse the confirmation of a profile
 * that has another
 * @throws what savePerson throws
 */
export async function confirmPerson(
  db: Firestore,
  uid: string,
  changed: Partial<Person> & Pick<Profile, 'email'>,
): Promise<void> {
  const fields = { ...changed, confirmado: true };
  const commit = commitOnce(db, (batch) => {
    batch.update(doc(db, documents.profile(uid)), fields);
    writeConsent(batch, db, uid);
  });
  await commitOrVerify(commit, async () => {
    const profile = await readProfile(db, uid);
    return Object.entries(fields).every(([name, value]) => profile?.[name as keyof Profile] === value);
  });
}
