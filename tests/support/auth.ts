import type { AuthContextValue, AuthState } from '../../src/auth/AuthContext';
import type { Profile } from '../../src/model';
import { aProfile } from './person';

/** Maria as pages know her. Her address is confirmed. */
export const maria: Profile = { ...aProfile('uid-da-maria'), confirmado: true };

export const signedOut: AuthState = { status: 'signedOut', profileMissing: false };
export const loading: AuthState = { status: 'loading', offline: false };

export function signedIn(profile = maria): AuthState {
  return { status: 'signedIn', profile };
}

/** AuthContext's value for an auth state, for tests that neither log out nor delete the account. */
export function authWith(state: AuthState): AuthContextValue {
  return { state, logOut: unused, deleteAccount: unused };
}

function unused(): Promise<never> {
  return Promise.reject(new Error('not expected in this test'));
}
