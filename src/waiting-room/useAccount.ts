import { useEffect, useState } from 'react';
import { loadAccount } from '../auth/loadAccount';
import type { AuthState } from '../auth/authState';
import { useChunk } from '../ui/useChunk';

/**
 * The auth state; null while `needed` is false.
 * @param needed if false, the page does not load Auth
 */
export function useAccount(needed: boolean): AuthState | null {
  const { chunk: account } = useChunk(needed ? loadAccount : null);
  const [state, setState] = useState<AuthState>({ status: 'loading', offline: false });
  useEffect(
    () => (needed && account ? account.subscribeToSession(account.auth, account.db, setState) : undefined),
    [needed, account],
  );
  return needed ? state : null;
}
