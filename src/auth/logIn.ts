import { signInWithEmailAndPassword, signOut, type Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import { isDeletionInterrupted } from './profile/counters';
import { finishDeletion } from './profile/deletion';
import { readProfile } from './profile/profile';

/**
 * Signs in. If the account has no profile, finishes an interrupted deletion of the account; if none was
 * interrupted, signs out again.
 * @throws the SDK's errors
 */
export async function logIn(
  auth: Auth,
  db: Firestore,
  email: string,
  password: string,
): Promise<'loggedIn' | 'profileMissing' | 'deleted'> {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  if (await readProfile(db, user.uid)) return 'loggedIn';
  if (await isDeletionInterrupted(db, user.uid)) {
    await finishDeletion(auth, db, user);
    return 'deleted';
  }
  await signOut(auth);
  return 'profileMissing';
}
