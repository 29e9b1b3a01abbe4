import type { AuthContextValue, AuthState } from '../../src/auth/AuthContext';
import type { Profile } from '../../src/model';

export const maria: Profile = {
  uid: 'uid-da-maria',
  email: 'maria@exemplo.com.br',
  name: 'Maria da Conceição',
  celular: '11912345678',
  estado: 'SP',
  cidade: 'São Paulo',
  dataCadastro: '21/11/2026',
  confirmado: true,
};

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
