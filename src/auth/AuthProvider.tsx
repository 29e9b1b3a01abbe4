import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { report } from '../reporting';
import { notify } from '../ui/notify';
import { LoadingPage } from '../ui/Loading';
import { useChunk } from '../ui/useChunk';
import { AuthContext, type AuthState } from './AuthContext';
import { loadAccount } from './loadAccount';
import { messages } from './messages';
import { mayLeadHome } from '../paths';
import { TermsUpdate } from './TermsUpdate';

/** A layout route that provides the authentication state to the pages inside it. */
export default function AuthProvider() {
  const { state, pause, resume } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const logOut = async () => {
    // Navigate first: otherwise RequireAuth would redirect to the login page.
    void navigate('/');
    try {
      const { auth, endSession } = await loadAccount();
      await endSession(auth);
      notify('success', messages.loggedOut);
    } catch (error) {
      report('A saída da conta falhou:', error);
      notify('error', messages.notLoggedOut);
    }
  };

  const deleteAccount = async (password: string) => {
    const { auth, db, reauthenticate, eraseAccount } = await loadAccount();
    const user = await reauthenticate(auth, password);
    // Otherwise the session would take the deleted profile for an incomplete sign-up, or count the registration again.
    flushSync(() => {
      pause();
      void navigate('/');
    });
    try {
      await eraseAccount(auth, db, user);
      notify('success', messages.deleted);
    } catch (error) {
      report('A exclusão da conta não terminou:', error);
      notify('error', messages.notDeleted);
    }
    resume();
  };

  return (
    <AuthContext value={{ state, logOut, deleteAccount }}>
      {state.status === 'signedIn' && <TermsUpdate key={state.profile.uid} uid={state.profile.uid} />}
      {/* The key unmounts a page and its subscriptions at once, even while the next page is loading. */}
      <Suspense key={pathname} fallback={<LoadingPage />}>
        <Outlet />
      </Suspense>
    </AuthContext>
  );
}

const LOADING: AuthState = { status: 'loading', offline: false };

/** The authentication state. `pause` ends the subscription to it and sets it to 'loading' until `resume` is called. */
function useSession() {
  const { chunk: account, failing } = useChunk(loadAccount);
  const [state, setState] = useState<AuthState>(LOADING);
  const [subscribed, setSubscribed] = useState(true);
  const navigate = useNavigate();

  const onSession = useEffectEvent((next: AuthState) => {
    setState(next);
    if (next.status === 'signedOut' && next.profileMissing && mayLeadHome(window.location.pathname))
      void navigate('/', { replace: true });
  });

  const onMissing = useEffectEvent(async (uid: string) => {
    if (!account) return;
    try {
      const counted = await account.isCounted(account.db, uid);
      notify('error', counted ? messages.notDeleted : messages.notSignedUp);
    } catch {
      // Without the server's answer it is unknown whether the sign-up or the deletion is incomplete.
    }
  });

  useEffect(() => {
    if (!account || !subscribed) return undefined;
    const { auth, db, subscribeToSession } = account;
    return subscribeToSession(
      auth,
      db,
      (next) => onSession(next),
      (uid) => void onMissing(uid),
    );
  }, [account, subscribed]);

  return {
    state: state.status === 'loading' && failing ? { ...state, offline: true } : state,
    pause: () => {
      setSubscribed(false);
      setState(LOADING);
    },
    resume: () => setSubscribed(true),
  };
}
