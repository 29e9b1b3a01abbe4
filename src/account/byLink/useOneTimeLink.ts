import { useState } from 'react';
import { MaybeUsedError } from '../../auth/issues';
import { loadAccount } from '../../auth/loadAccount';
import { codeOf, isNoConnection } from '../../base/errors';
import { report } from '../../base/reporting';

/**
 * Returns a function that runs `use`, a request that a link from an e-mail permits only once. It throws what
 * `use` throws. But if the link is already used, and an earlier request had no answer, it throws a
 * MaybeUsedError: the earlier request may have succeeded.
 */
export function useOneTimeLink(): (use: () => Promise<void>) => Promise<void> {
  /** Whether an earlier request had no answer: it may have used the link. */
  const [uncertain, setUncertain] = useState(false);
  return async (use) => {
    try {
      await use();
    } catch (thrown) {
      if (uncertain && codeOf(thrown) === 'auth/invalid-action-code') throw new MaybeUsedError();
      if (isNoConnection(thrown)) setUncertain(true);
      throw thrown;
    }
  };
}

/**
 * Ends the session, and what the device stores for it, unless it is one of the account with this address.
 * Firebase has ended the sessions of an account whose password or address changes: `reload` then fails, and
 * the SDK itself signs out. Another person's session ends here, so that nobody comes to another one's
 * profile. An error is only logged, because the link has already been applied.
 */
export async function signOutOthers(email: string): Promise<void> {
  try {
    const { auth, signOutHere } = await loadAccount();
    await auth.currentUser?.reload().catch(() => {});
    if (auth.currentUser && auth.currentUser.email !== email) await signOutHere(auth);
  } catch (error) {
    report('A outra conta não foi desconectada:', error);
  }
}
