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
export async function provideConfirmedToken({ currentUser }: Auth): Promise<void> {
  if (isConfirmed(await currentUser?.getIdTokenResult())) return;
  // Security: `reload` fails in sessions from before a password reset. So a stranger who signed up with
  // somebody's address gets no confirmed token after the owner has reset the password.
  await currentUser?.reload();
  if (!isConfirmed(await currentUser?.getIdTokenResult(true))) throw new UnconfirmedEmailError();
}

function isConfirmed(token?: IdTokenResult): boolean {
  return token?.claims['email_verified'] === true;
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
 * @throws the SDK's errors
 */
export async function updateProfileEmail(db: Firestore, user: User): Promise<void> {
  // In a session from before the change, the SDK has the old address, which the rules would still accept.
  // Firebase has ended such a session, so `reload` and `getIdToken` fail in it, and nothing is written.
  await user.reload();
  await user.getIdToken(true);
  const { uid, email, emailVerified } = user;
  if (emailVerified)
    await commitOnce(db, (batch) => void batch.update(doc(db, documents.profile(uid)), { email }));
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
