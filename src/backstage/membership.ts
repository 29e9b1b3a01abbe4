import type { Firestore } from 'firebase/firestore/lite';
import { UnconfirmedEmailError } from '../auth/issues';
import { loadAccount, type Account } from '../auth/loadAccount';
import { documents } from '../base/documentPaths';
import { existsOnce } from '../firebase/once';

/**
 * Returns the functions for accounts if the person belongs to the team; else null. A member with an
 * unconfirmed e-mail address gets null, too: firestore.rules refuse what only the team may do.
 * @throws the SDK's errors, or NoAnswerError if there is no answer in time
 */
export async function readMembership(uid: string): Promise<Account | null> {
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
 * Whether the document `equipe/{uid}` exists, which makes a person a member of the team. firestore.rules let
 * everybody ask about themselves: a refusal does not mean no, but that the request had no valid token.
 * @param uid the signed-in person's
 * @throws the SDK's errors, or NoAnswerError if there is no answer in time
 */
export function isListed(db: Firestore, uid: string): Promise<boolean> {
  return existsOnce(db, documents.team(uid));
}
