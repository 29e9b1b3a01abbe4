import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendEmailVerification,
  sendPasswordResetEmail,
  verifyBeforeUpdateEmail,
  type ActionCodeSettings,
  type Auth,
  type User,
} from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import { commitOnce } from '../firebase/once';
import { codeOf } from '../reporting';
import { reauthenticate } from './deletion';
import { profileRef } from './documents';
import { underPolicy } from './passwordPolicy';

/** What the link in an e-mail is for; or why it cannot be used: it has expired, was used before, or its account is gone. */
export type Action = { email: string } | { refused: 'expired' | 'used' | 'gone' };

const REFUSALS = {
  'auth/expired-action-code': 'expired',
  'auth/invalid-action-code': 'used',
  'auth/user-not-found': 'gone',
  'auth/user-disabled': 'gone',
} as const;

/** Sends an e-mail with a link to choose a new password. It does not reveal whether the address has an account. */
export async function requestPasswordReset(auth: Auth, email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email, backTo('/login'));
  } catch (error) {
    if (codeOf(error) !== 'auth/user-not-found') throw error;
  }
}

/** Sends an e-mail with a link that confirms the account's address. */
export async function requestConfirmation({ currentUser }: Auth): Promise<void> {
  if (currentUser) await sendEmailVerification(currentUser, backTo('/profile'));
}

/** Whether the account's address is confirmed, maybe on another device since. */
export async function isConfirmed({ currentUser }: Auth): Promise<boolean> {
  if (currentUser && !currentUser.emailVerified) await currentUser.reload();
  return currentUser?.emailVerified ?? false;
}

/**
 * Sends an e-mail to a new address, with a link that makes it the account's. Until then nothing changes.
 * @throws the SDK's errors
 */
export async function requestEmailChange(auth: Auth, password: string, email: string): Promise<void> {
  await verifyBeforeUpdateEmail(await reauthenticate(auth, password), email, backTo('/profile'));
}

/**
 * Writes the account's address into the profile, after a change.
 * @throws the SDK's errors
 */
export function followEmail(db: Firestore, { uid, email }: User): Promise<void> {
  return commitOnce(db, (transaction) => void transaction.update(profileRef(db, uid), { email }));
}

/** @throws the SDK's errors, except for those of the link itself */
export async function readAction(auth: Auth, code: string): Promise<Action> {
  try {
    const { email } = (await checkActionCode(auth, code)).data;
    return { email: email ?? '' };
  } catch (error) {
    const refused = REFUSALS[codeOf(error) as keyof typeof REFUSALS] as 'expired' | undefined;
    if (!refused) throw error;
    return { refused };
  }
}

/** Does what the link is for: confirms an address, changes it, or undoes the change. */
export function applyAction(auth: Auth, code: string): Promise<void> {
  return applyActionCode(auth, code);
}

/** @throws WeakPasswordError or the SDK's errors */
export function resetPassword(auth: Auth, code: string, password: string): Promise<void> {
  return underPolicy(auth, password, confirmPasswordReset(auth, code, password));
}

/** Where our page of the link leads afterwards. */
function backTo(path: string): ActionCodeSettings {
  return { url: window.location.origin + path };
}
