import { signInWithEmailAndPassword, signOut, updatePassword, type Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import { isCounted } from '../profile/counters';
import { finishDeletion, reauthenticate } from '../profile/deletion';
import { readProfile } from '../profile/profile';
import { explainWeakPassword } from './passwordPolicy';

/**
 * Signs in. If the profile is missing, it finishes an interrupted deletion of the account, or else signs out
 * again.
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
  // `privado/contagem` is created after the profile. So if it exists without a profile, the profile has been
  // deleted.
  if (await isCounted(db, user.uid)) {
    await finishDeletion(auth, db, user);
    return 'deleted';
  }
  await signOut(auth);
  return 'profileMissing';
}

/** @throws WeakPasswordError or the SDK's errors; if the current password is wrong, nothing has changed */
export async function changePassword(auth: Auth, current: string, next: string): Promise<void> {
  await explainWeakPassword(auth, next, updatePassword(await reauthenticate(auth, current), next));
}
