import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Outlet, useNavigate } from 'react-router-dom';
import { notify } from '../ui/notify';
import { useChunk } from '../ui/useChunk';
import { AuthContext, type AuthState } from './AuthContext';
import { loadAccount } from './loadAccount';
import { messages } from './messages';
import { mayLeadHome } from './paths';

/** A layout route: knows who is signed in, for the pages inside it. */
export function AuthProvider() {
  const { chunk: account, failing } = useChunk(loadAccount);
  const [state, setState] = useState<AuthState>({ status: 'loading', offline: false });
  const [following, setFollowing] = useState(true);
  const navigate = useNavigate();

  const onSession = useEffectEvent((next: AuthState) => {
    setState(next);
    if (next.status === 'signedOut' && next.profileMissing && mayLeadHome(window.location.pathname))
      void navigate('/', { replace: true });
  });

  useEffect(() => {
    if (account && following) return account.followSession(onSession);
    return undefined;
  }, [account, following]);

  const logOut = async () => {
    // First, so that no guard of the page that is left leads to the login.
    void navigate('/');
    try {
      const { auth, logOut: signOut } = await loadAccount();
      await signOut(auth);
      notify('success', messages.loggedOut);
    } catch (error) {
      console.error('A saída da conta falhou:', error);
      notify('error', messages.notLoggedOut);
    }
  };

  const deleteAccount = async (password: string) => {
    const { auth, db, reauthenticate, deleteAccount: erase } = await loadAccount();
    const user = await reauthenticate(auth, password);
    // At once: a profile that goes is no unfinished sign-up, and its registration is not to be counted any more.
    flushSync(() => setFollowing(false));
    try {
      await erase(auth, db, user);
      void navigate('/');
      notify('success', messages.deleted);
    } catch (error) {
      notify('error', messages.notDeleted);
      throw error;
    } finally {
      setFollowing(true);
    }
  };

  const shown = state.status === 'loading' && failing ? { ...state, offline: true } : state;
  return (
    <AuthContext value={{ state: shown, logOut, deleteAccount }}>
      <Outlet />
    </AuthContext>
  );
}
