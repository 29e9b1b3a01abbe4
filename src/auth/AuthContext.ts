import { createContext, useContext } from 'react';
import type { Profile } from '../model';

/** spec.md section 4. */
export type AuthState =
  /** `offline`: neither the cache nor the server has shown the profile, and the server does not answer. */
  | { status: 'loading'; offline: boolean }
  /** `profileMissing`: somebody is signed in whose sign-up was not finished, or whose account was being deleted. */
  | { status: 'signedOut'; profileMissing: boolean }
  | { status: 'signedIn'; profile: Profile };

export interface Auth {
  state: AuthState;
  /** Forgets this person on this device and goes home, whether the call succeeds or not. */
  logOut: () => Promise<void>;
  /**
   * Goes home and deletes the account, which may fail half-way: then a toast says so, and the next login goes on.
   * @throws the SDK's errors of a wrong password, before anything has been deleted
   */
  deleteAccount: (password: string) => Promise<void>;
}

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider around it');
  return auth;
}

/** The signed-in person's profile, on pages inside `RequireAuth`. */
export function useUser(): Profile {
  const { state } = useAuth();
  if (state.status !== 'signedIn') throw new Error('useUser needs a RequireAuth around it');
  return state.profile;
}
