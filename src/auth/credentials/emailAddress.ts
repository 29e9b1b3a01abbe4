import {
  confirmPasswordReset,
  sendEmailVerification,
  sendPasswordResetEmail,
  verifyBeforeUpdateEmail,
  type ActionCodeSettings,
  type Auth,
  type User,
} from 'firebase/auth';
import { doc, type Firestore } from 'firebase/firestore/lite';
import { documents } from '../../base/documentPaths';
import { codeOf } from '../../base/errors';
import { PROFILE_PATH } from '../../base/paths';
import { report } from '../../base/reporting';
import { commitOnce } from '../../firebase/once';
import { UnconfirmedEmailError } from '../issues';
import { explainWeakPassword, reauthenticate } from './password';

export interface EmailState {
  email: string;
  confirmed: boolean;
}

/**
 * Sends an e-mail with a link to choose a new password. Also succeeds for an address without an account, so
 * that strangers do not learn who has an account.
 * @param login the path of the login page to open after the reset
 */
export async function requestPasswordReset(auth: Auth, email: string, login: string): Promise<void> {
  try {
    await withContinueUrl(login, (settings) => sendPasswordResetEmail(auth, email, settings));
  } catch (error) {
    if (codeOf(error) !== 'auth/user-not-found') throw error;
  }
}

/** Sends an e-mail with a link by which the account's e-mail address is confirmed. */
export async function requestConfirmation({ currentUser }: Auth): Promise<void> {
  if (currentUser)
    await withContinueUrl(PROFILE_PATH, (settings) => sendEmailVerification(currentUser, settings));
}

/**
 * The e-mail address of the signed-in account, and whether it is confirmed; null if nobody is signed in. Asks
 * the server while the address is unconfirmed: its owner may have opened the link on another device.
 */
export async function emailState({ currentUser }: Auth): Promise<EmailState | null> {
  if (!currentUser?.email) return null;
  if (!currentUser.emailVerified) await currentUser.reload();
  return { email: currentUser.email, confirmed: currentUser.emailVerified };
}

/**
 * Renews the ID token unless the token already says that the e-mail address is confirmed. firestore.rules
 * read the confirmation from the token, which may be up to an hour old.
 * @throws UnconfirmedEmailError, or the SDK's errors
 */
export async function provideConfirmedToken(auth: Auth): Promise<void> {
  const token = await auth.currentUser?.getIdTokenResult();
  if (token?.claims['email_verified'] !== true) await confirmedEmail(auth);
}

/**
 * Renews the ID token, and returns the account's confirmed e-mail address.
 * @throws UnconfirmedEmailError, or the SDK's errors
 */
export async function confirmedEmail({ currentUser }: Pick<Auth, 'currentUser'>): Promise<string> {
  // Security: `reload` fails in sessions from before a password reset or a change of the address. So a
  // stranger who signed up with somebody's address gets no confirmed token after the owner has reset the
  // password, and nobody gets a former address, which the rules would still accept.
  await currentUser?.reload();
  await currentUser?.getIdToken(true);
  if (!currentUser?.email || !currentUser.emailVerified) throw new UnconfirmedEmailError();
  return currentUser.email;
}

/**
 * Sends an e-mail to a new address. The account's address changes only when the e-mail's link is used. With
 * Firebase's e-mail enumeration protection, also succeeds, without an e-mail, if that address has an account.
 * @throws the SDK's errors
 */
export async function requestEmailChange(auth: Auth, password: string, email: string): Promise<void> {
  const user = await reauthenticate(auth, password);
  await withContinueUrl(PROFILE_PATH, (settings) => verifyBeforeUpdateEmail(user, email, settings));
}

/**
 * Copies the account's address into the profile, after a confirmed change of the address.
 * @throws UnconfirmedEmailError, or the SDK's errors
 */
export async function updateProfileEmail(db: Firestore, user: User): Promise<void> {
  const email = await confirmedEmail({ currentUser: user });
  await commitOnce(db, (batch) => void batch.update(doc(db, documents.profile(user.uid)), { email }));
}

/** @throws WeakPasswordError or the SDK's errors */
export function resetPassword(auth: Auth, code: string, password: string): Promise<void> {
  return explainWeakPassword(auth, password, confirmPasswordReset(auth, code, password));
}

/**
 * Sends an e-mail whose link later opens a path of this site. If Firebase does not accept the site's domain
 * (authorised domains in the console), sends it without that path.
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
