import type { Firestore } from 'firebase/firestore/lite';
import { UnconfirmedEmailError } from '../auth/issues';
import { loadAccount } from '../auth/loadAccount';
import { documents } from '../base/documentPaths';
import { isDenied } from '../base/errors';
import { existsOnce } from '../firebase/once';

/** The functions for accounts that loadAccount.ts loads. */
export type AccountFunctions = Awaited<ReturnType<typeof loadAccount>>;

/**
 * Returns the functions for accounts if the person belongs to the team; else null. A member with an
 * unconfirmed e-mail address gets null, too: firestore.rules refuse what only the team may do.
 * @throws the SDK's errors, or NoAnswerError if there is no answer in time
 */
export async function readMembership(uid: string): Promise<AccountFunctions | null> {
  const account = await loadAccount();
  if (!(await isListed(account.db, uid))) return null;
  try {
    await account.provideConfirmedToken(account.auth);
    return account;
  } catch (error) {
    if (error instanceof UnconfirmedEmailError) return null;
    throw error;
  }
}

/**
 * Whether the document `equipe/{uid}` exists, which makes a person a member of the team.
 * @throws the SDK's errors, or NoAnswerError if there is no answer in time
 */
export async function isListed(db: Firestore, uid: string): Promise<boolean> {
  try {
    return await existsOnce(db, documents.team(uid));
  } catch (error) {
    if (isDenied(error)) return false;
    throw error;
  }
}

/** Thrown if firestore.rules have refused a write because the login is too old: nothing was written. */
export class LoginDueError extends Error {}

/** Thrown if firestore.rules have refused a read or a write because the person no longer is on the team. */
export class RemovedError extends Error {}
