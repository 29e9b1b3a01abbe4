import { useEffect, useState } from 'react';
import type { AuthState } from '../auth/AuthContext';
import { loadAccount } from '../auth/loadAccount';
import { useChunk } from '../ui/loading/useChunk';

/**
 * The auth state; null while `needed` is false.
 * @param needed whether to load Auth
 */
export function useAuthState(needed: boolean): AuthState | null {
  const { chunk: loaded } = useChunk(needed ? loadAccount : null);
  const [state, setState] = useState<AuthState>({ status: 'loading', offline: false });
  useEffect(
    () => (needed && loaded ? loaded.subscribeToAuthState(loaded.auth, loaded.db, setState) : undefined),
    [needed, loaded],
  );
  return needed ? state : null;
}
