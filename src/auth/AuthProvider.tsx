import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Outlet, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { PROFILE_PATH } from '../base/paths';
import { report } from '../base/reporting';
import { pageAddressOf, routeOf } from '../routes';
import { LoadingPage } from '../ui/loading/Loading';
import { useChunk } from '../ui/loading/useChunk';
import { notify } from '../ui/toast/notify';
import { AuthContext, type AuthState } from './AuthContext';
import { explainMissing, mayRedirectHome } from './explainMissing';
import { loadAccount } from './loadAccount';
import { authMessages } from './messages';
import { TermsUpdate } from './terms/TermsUpdate';

/** This tab is logging out. */
let loggingOut = false;

/** A layout route that provides the authentication state to the pages inside it. */
export default function AuthProvider() {
  const { chunk: account, failing } = useChunk(loadAccount);
  const [state, setState] = useState<AuthState>({ status: 'loading', offline: false });
  const [subscribed, setSubscribed] = useState(true);
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const onAuthState = useEffectEvent((next: AuthState) => {
    setState(next);
    if (next.status !== 'signedOut') return;
    if (!next.profileMissing) {
      // The session has ended elsewhere, for example because the password was changed on another device.
      if (state.status === 'signedIn' && !loggingOut) notify('error', authMessages.ended);
    } else if (mayRedirectHome(window.location.pathname)) void navigate('/', { replace: true });
  });

  useEffect(() => {
    if (!account || !subscribed) return undefined;
    return account.subscribeToAuthState(
      account.auth,
      account.db,
      (next) => onAuthState(next),
      (uid) => void explainMissing(account, uid),
    );
  }, [account, subscribed]);

  const logOut = () => signOut(navigate);

  const deleteAccount = async (password: string) => {
    const { auth, db, reauthenticate, eraseAccount } = await loadAccount();
    const user = await reauthenticate(auth, password);
    // Unsubscribe first: the subscription would report the deletion under way as an interrupted one.
    flushSync(() => setSubscribed(false));
    try {
      await eraseAccount(auth, db, user);
      flushSync(() => {
        setState({ status: 'loading', offline: false });
        // From the profile, RequireAuth would redirect to the login page. Any other page stays open.
        if (routeOf(window.location.pathname) === PROFILE_PATH) void navigate('/');
      });
      notify('success', authMessages.deleted);
    } finally {
      setSubscribed(true);
    }
  };

  const shown = state.status === 'loading' && failing ? { ...state, offline: true } : state;
  return (
    <AuthContext value={{ state: shown, logOut, deleteAccount }}>
      {state.status === 'signedIn' && <TermsUpdate key={state.profile.uid} uid={state.profile.uid} />}
      {/* The key unmounts a page and its subscriptions at once, even while the next page is loading. */}
      <Suspense key={pageAddressOf(pathname)} fallback={<LoadingPage />}>
        <Outlet />
      </Suspense>
    </AuthContext>
  );
}

async function signOut(navigate: NavigateFunction): Promise<void> {
  // Navigate first: after the sign-out, RequireAuth would redirect its page to the login page.
  void navigate('/');
  loggingOut = true;
  try {
    const account = await loadAccount();
    await account.signOutHere(account.auth);
    notify('success', authMessages.loggedOut);
  } catch (error) {
    report('A saída da conta falhou:', error);
    notify('error', authMessages.notLoggedOut);
  }
  loggingOut = false;
}
