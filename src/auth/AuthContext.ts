import { createContext, useContext } from 'react';
import type { Profile } from '../model';

/** A person is signed in if Firebase Auth has a user, and Firestore has that user's profile. */
export type AuthState =
  /**
   * `offline`: the server does not answer, and the page can show no stored profile, because there is none or
   * because the code that reads it has not been loaded.
   */
  | { status: 'loading'; offline: boolean }
  /**
   * `profileMissing`: Firebase Auth has a user, but there is no profile: the sign-up or the deletion is
   * incomplete.
   */
  | { status: 'signedOut'; profileMissing: boolean }
  | { status: 'signedIn'; profile: Profile };

export interface AuthContextValue {
  state: AuthState;
  /**
   * Opens the home page and removes the person's data from this device, even if the sign-out itself fails.
   */
  logOut: () => Promise<void>;
  /**
   * Deletes the account, and then leaves the profile for the home page.
   * @throws the SDK's errors, for example that of a wrong password. Another call continues a deletion that
   * has begun. If the profile is already gone, a toast says that the deletion is incomplete, and the next
   * login continues the deletion.
   */
  deleteAccount: (password: string) => Promise<void>;
}

export const AuthContext = createContext<AuthContextValue | null>(null);

export function useAuth(): AuthContextValue {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider around it');
  return auth;
}

/** The profile of the signed-in person, for pages inside `RequireAuth`. */
export function useUser(): Profile {
  const { state } = useAuth();
  if (state.status !== 'signedIn') throw new Error('useUser needs a RequireAuth around it');
  return state.profile;
}
