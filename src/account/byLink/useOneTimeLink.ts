import type { Auth } from 'firebase/auth';
import { useState } from 'react';
import { MaybeUsedError } from '../../auth/issues';
import { codeOf, isNoConnection } from '../../base/errors';

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
 * Signs out if Firebase has ended this session, as it does when the account's password or address changes:
 * `reload` then fails, and the SDK itself signs out.
 */
export async function signOutIfEnded({ currentUser }: Auth): Promise<void> {
  await currentUser?.reload().catch(() => {});
}
