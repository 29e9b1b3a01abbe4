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

/** A missing profile is explained after this time, in which a sign-up or deletion in another tab can finish, ms. */
const MISSING_PROFILE_DELAY_MS = 6_000;

/** A layout route that provides the authentication state to the pages inside it. */
export function AuthProvider() {
  const { chunk: account, failing } = useChunk(loadAccount);
  const [state, setState] = useState<AuthState>({ status: 'loading', offline: false });
  const [subscribed, setSubscribed] = useState(true);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const profileMissing = state.status === 'signedOut' && state.profileMissing;

  const onSession = useEffectEvent((next: AuthState) => {
    setState(next);
    if (next.status === 'signedOut' && next.profileMissing && mayLeadHome(window.location.pathname))
      void navigate('/', { replace: true });
  });

  useEffect(() => {
    if (account && subscribed) return account.subscribeToSession(account.auth, account.db, onSession);
    return undefined;
  }, [account, subscribed]);

  const onStale = useEffectEvent(() => {
    flushSync(() => setSubscribed(false));
    setSubscribed(true);
  });

  useEffect(() => {
    if (!account || !profileMissing) return;
    const timer = setTimeout(() => void explainMissingProfile(account, onStale), MISSING_PROFILE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [account, profileMissing]);

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
    // Unsubscribe before the deletion, so that the missing profile is not taken for an incomplete sign-up or counted again.
    flushSync(() => {
      setSubscribed(false);
      setState({ status: 'loading', offline: false });
      void navigate('/');
    });
    try {
      await eraseAccount(auth, db, user);
      notify('success', messages.deleted);
    } catch (error) {
      report('A exclusão da conta não terminou:', error);
      notify('error', messages.notDeleted);
    }
    setSubscribed(true);
  };

  const shown = state.status === 'loading' && failing ? { ...state, offline: true } : state;
  return (
    <AuthContext value={{ state: shown, logOut, deleteAccount }}>
      {/* The key unmounts a page and its subscriptions at once, even while the next page is loading. */}
      <Suspense key={pathname} fallback={<LoadingPage />}>
        <Outlet />
      </Suspense>
    </AuthContext>
  );
}

/**
 * Tells a person without a profile whether to finish the sign-up or the deletion of the account.
 * @param onStale called if the server has the profile, which the subscription has missed
 */
async function explainMissingProfile(
  { auth, db, hasProfile, isCounted }: Awaited<ReturnType<typeof loadAccount>>,
  onStale: () => void,
): Promise<void> {
  const uid = auth.currentUser?.uid;
  if (!uid) return;
  try {
    if (await hasProfile(db, uid)) onStale();
    else notify('error', (await isCounted(db, uid)) ? messages.notDeleted : messages.notSignedUp);
  } catch {
    // Without an answer from the server it is not known what is missing.
  }
}
