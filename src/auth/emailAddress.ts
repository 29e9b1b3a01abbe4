import {
  confirmPasswordReset,
  sendEmailVerification,
  sendPasswordResetEmail,
  verifyBeforeUpdateEmail,
  type ActionCodeSettings,
  type Auth,
  type IdTokenResult,
  type User,
} from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import { commitOnce } from '../firebase/once';
import { LOGIN_PATH, PROFILE_PATH } from '../paths';
import { codeOf, report } from '../reporting';
import { reauthenticate } from './deletion';
import { profileRef } from './documents';
import { UnconfirmedEmailError } from './errors';
import { explainingWeakness } from './passwordPolicy';

export interface EmailState {
  email: string;
  confirmed: boolean;
}

/**
 * Sends an e-mail with a link to choose a new password. It does not reveal whether the address has an account.
 * @param login the path to which the page of the link leads on
 */
export async function requestPasswordReset(auth: Auth, email: string, login = LOGIN_PATH): Promise<void> {
  try {
    await withContinueUrl(login, (settings) => sendPasswordResetEmail(auth, email, settings));
  } catch (error) {
    if (codeOf(error) !== 'auth/user-not-found') throw error;
  }
}

/** Sends an e-mail with a link that confirms the account's address. */
export async function requestConfirmation({ currentUser }: Auth): Promise<void> {
  if (currentUser)
    await withContinueUrl(PROFILE_PATH, (settings) => sendEmailVerification(currentUser, settings));
}

/** The account's address; null if nobody is signed in. It reads an unconfirmed account anew: it may have been confirmed elsewhere. */
export async function emailState({ currentUser }: Auth): Promise<EmailState | null> {
  if (!currentUser?.email) return null;
  if (!currentUser.emailVerified) await currentUser.reload();
  return { email: currentUser.email, confirmed: currentUser.emailVerified };
}

/**
 * Makes sure that the next requests carry a token of after the address was confirmed, by which the rules know it. A token
 * lives for up to an hour.
 * @throws UnconfirmedEmailError, or the SDK's errors
 */
export async function provideConfirmedToken({ currentUser }: Auth): Promise<void> {
  if (isConfirmed(await currentUser?.getIdTokenResult())) return;
  // Refused to a session that a password reset has ended: that of a stranger who signed up with the address.
  await currentUser?.reload();
  if (!isConfirmed(await currentUser?.getIdTokenResult(true))) throw new UnconfirmedEmailError();
}

function isConfirmed(token?: IdTokenResult): boolean {
  return token?.claims['email_verified'] === true;
}

/**
 * Sends an e-mail to a new address, with a link that makes it the account's. Until then nothing changes.
 * @throws the SDK's errors
 */
export async function requestEmailChange(auth: Auth, password: string, email: string): Promise<void> {
  const user = await reauthenticate(auth, password);
  await withContinueUrl(PROFILE_PATH, (settings) => verifyBeforeUpdateEmail(user, email, settings));
}

/**
 * Writes the account's address into the profile, after a change that has been confirmed.
 * @throws the SDK's errors
 */
export async function updateProfileEmail(db: Firestore, user: User): Promise<void> {
  // A session from before the change would write the old address back. Firebase has ended it, which the rules cannot see.
  await user.reload();
  await user.getIdToken(true);
  const { uid, email, emailVerified } = user;
  if (emailVerified)
    await commitOnce(db, (transaction) => void transaction.update(profileRef(db, uid), { email }));
}

/** @throws WeakPasswordError or the SDK's errors */
export function resetPassword(auth: Auth, code: string, password: string): Promise<void> {
  return explainingWeakness(auth, password, confirmPasswordReset(auth, code, password));
}

/**
 * Sends an e-mail whose link leads on to a path of this site; or without that, if the project does not have the site's domain
 * among its authorised ones.
 */
async function withContinueUrl(
  path: string,
  send: (settings?: ActionCodeSettings) => Promise<void>,
): Promise<void> {
  try {
    await send({ url: window.location.origin + path });
  } catch (error) {
    if (codeOf(error) !== 'auth/unauthorized-continue-uri') throw error;
    report('O domínio do site não está em Authentication, Settings, Authorized domains:', error);
    await send();
  }
}
