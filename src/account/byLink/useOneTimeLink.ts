import { useState } from 'react';
import { MaybeUsedError } from '../../auth/issues';
import { codeOf, isNoConnection } from '../../base/errors';

/**
 * Returns a function that calls `use`, which uses up the link of an e-mail. The function throws what `use`
 * throws, except a MaybeUsedError if the link is used up and an earlier attempt had no answer.
 */
export function useOneTimeLink(): (use: () => Promise<void>) => Promise<void> {
  /** The earlier attempt had no answer, so it may have used the link up. */
  const [uncertain, setUncertain] = useState(false);
  return async (use) => {
    try {
      await use();
    } catch (thrown) {
      if (uncertain && codeOf(thrown) === 'auth/invalid-action-code') throw new MaybeUsedError();
      setUncertain(isNoConnection(thrown));
      throw thrown;
    }
  };
}
