import { doc, type Firestore } from 'firebase/firestore/lite';
import { UnconfirmedEmailError } from '../auth/issues';
import { loadAccount } from '../auth/loadAccount';
import { documents } from '../base/documentPaths';
import { isDenied } from '../base/errors';
import { existsOnce } from '../firebase/once';

/** The functions for accounts, which loadAccount.ts loads. */
export type AccountFunctions = Awaited<ReturnType<typeof loadAccount>>;

/**
 * Loads the functions for accounts for a member of the team. Null for everybody else, also for a member whose
 * e-mail address is not confirmed, because firestore.rules allow that person nothing.
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
 * Whether `equipe/{uid}` exists.
 * @throws the SDK's errors, or NoAnswerError if there is no answer in time
 */
export async function isListed(db: Firestore, uid: string): Promise<boolean> {
  try {
    return await existsOnce(doc(db, documents.team(uid)));
  } catch (error) {
    if (isDenied(error)) return false;
    throw error;
  }
}

/** firestore.rules have refused a write because the login is too old: nothing has been written. */
export class LoginDueError extends Error {}

/** firestore.rules have refused a write because the person no longer belongs to the team. */
export class RemovedError extends Error {}
