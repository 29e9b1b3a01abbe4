import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  updatePassword,
  type Auth,
  type User,
} from 'firebase/auth';
import { explainWeakPassword } from './passwordPolicy';

/** @throws the SDK's errors, or `auth/no-current-user` if nobody is signed in */
export async function reauthenticate({ currentUser }: Auth, password: string): Promise<User> {
  if (!currentUser?.email)
    throw Object.assign(new Error('Nobody is signed in.'), { code: 'auth/no-current-user' });
  await reauthenticateWithCredential(currentUser, EmailAuthProvider.credential(currentUser.email, password));
  return currentUser;
}

/** @throws WeakPasswordError or the SDK's errors; if the current password is wrong, nothing has changed */
export async function changePassword(auth: Auth, current: string, next: string): Promise<void> {
  await explainWeakPassword(auth, next, updatePassword(await reauthenticate(auth, current), next));
}
