import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { report } from '../reporting';
import { notify } from '../ui/notify';
import { WaitingPage } from '../ui/Waiting';
import { useChunk } from '../ui/useChunk';
import { AuthContext, type AuthState } from './AuthContext';
import { loadAccount } from './loadAccount';
import { messages } from './messages';
import { mayLeadHome } from '../paths';

/** A sign-up or a deletion of another tab has come to its end by then, ms. */
const PATIENCE_MS = 6_000;

/** A layout route: knows who is signed in, for the pages inside it. */
export function AuthProvider() {
  const { chunk: account, failing } = useChunk(loadAccount);
  const [state, setState] = useState<AuthState>({ status: 'loading', offline: false });
  const [following, setFollowing] = useState(true);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const profileMissing = state.status === 'signedOut' && state.profileMissing;

  const onSession = useEffectEvent((next: AuthState) => {
    setState(next);
    if (next.status === 'signedOut' && next.profileMissing && mayLeadHome(window.location.pathname))
      void navigate('/', { replace: true });
  });

  useEffect(() => {
    if (account && following) return account.followSession(onSession);
    return undefined;
  }, [account, following]);

  const onStale = useEffectEvent(() => {
    flushSync(() => setFollowing(false));
    setFollowing(true);
  });

  useEffect(() => {
    if (!account || !profileMissing) return;
    const timer = setTimeout(() => void explainMissingProfile(account, onStale), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [account, profileMissing]);

  const logOut = async () => {
    // First, so that no guard of the page that is left leads to the login.
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
    // At once: a profile that goes is no unfinished sign-up, is not to be counted any more, and nobody changes it.
    flushSync(() => {
      setFollowing(false);
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
    setFollowing(true);
  };

  const shown = state.status === 'loading' && failing ? { ...state, offline: true } : state;
  return (
    <AuthContext value={{ state: shown, logOut, deleteAccount }}>
      {/* A page that is left is gone at once, with what it listens to, while the next one is being loaded. */}
      <Suspense key={pathname} fallback={<WaitingPage />}>
        <Outlet />
      </Suspense>
    </AuthContext>
  );
}

/**
 * Says to somebody who takes themselves for signed in, or for gone, what is still to be done.
 * @param onStale called where the profile is there and the listener has not heard of it
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
    // Without the server there is nothing that is certain to say.
  }
}
