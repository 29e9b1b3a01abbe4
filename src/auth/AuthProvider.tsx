import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { ACTION_PATH, LOGIN_PATH, PROFILE_PATH, RESET_PATH, SIGN_UP_PATH } from '../base/paths';
import { report } from '../base/reporting';
import { pageAddressOf, routeOf } from '../routes';
import { LoadingPage } from '../ui/loading/Loading';
import { useChunk } from '../ui/loading/useChunk';
import { notify } from '../ui/toast/notify';
import { AuthContext, type AuthState } from './AuthContext';
import { loadAccount, type Account } from './loadAccount';
import { authMessages } from './messages';
import { TermsUpdate } from './terms/TermsUpdate';

/** A layout route that provides the authentication state to the pages inside it. */
export default function AuthProvider() {
  const { chunk: account, failing } = useChunk(loadAccount);
  const [state, setState] = useState<AuthState>({ status: 'loading', offline: false });
  const [subscribed, setSubscribed] = useState(true);
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const onAuthState = useEffectEvent((next: AuthState) => {
    setState(next);
    if (next.status === 'signedOut' && next.profileMissing && mayRedirectHome(window.location.pathname))
      void navigate('/', { replace: true });
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

  const logOut = async () => {
    // Navigate first: after the sign-out, RequireAuth would redirect its page to the login page.
    void navigate('/');
    await signOut();
  };

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

async function signOut(): Promise<void> {
  try {
    const account = await loadAccount();
    await account.signOutHere(account.auth);
    notify('success', authMessages.loggedOut);
  } catch (error) {
    report('A saída da conta falhou:', error);
    notify('error', authMessages.notLoggedOut);
  }
}

/**
 * Tells a signed-in person without a profile what is incomplete: the deletion of the account, or the sign-up.
 * Not on a page with a form, which may be finishing either at this moment, and shows its own outcome.
 */
async function explainMissing(account: Account, uid: string): Promise<void> {
  if (!mayRedirectHome(window.location.pathname)) return;
  try {
    // Signs out whose account was deleted on another device: then there is nothing to explain.
    await account.auth.currentUser?.reload();
    const interrupted = await account.isDeletionInterrupted(account.db, uid);
    notify('error', interrupted ? authMessages.notDeleted : authMessages.notSignedUp);
  } catch {
    // Says nothing: without the server's answer it is unknown which of the two is incomplete, sign-up or
    // deletion.
  }
}

/** The pages with a form for signed-out visitors. */
const FORM_PATHS = new Set([LOGIN_PATH, RESET_PATH, SIGN_UP_PATH, ACTION_PATH]);

/**
 * Whether a page may redirect people without a profile to the home page. Pages with a form may not, because
 * the redirect would discard the typed text.
 */
export function mayRedirectHome(path: string): boolean {
  return !FORM_PATHS.has(routeOf(path));
}
