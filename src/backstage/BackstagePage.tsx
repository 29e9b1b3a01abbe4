import { useCallback, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAuth } from '../auth/AuthContext';
import type { Account } from '../auth/loadAccount';
import { useHasCachedProfile } from '../auth/profile/useHasCachedProfile';
import { loadChunk, withStyles } from '../base/loadChunk';
import { BACKSTAGE_PATH, loginPath } from '../base/paths';
import { readStored, removeStored, TEAM_KEY, writeStored } from '../base/storage';
import NotFoundPage from '../info/NotFoundPage';
import { FailedCard } from '../ui/loading/FailedCard';
import { LoadingPage } from '../ui/loading/Loading';
import { useChunk } from '../ui/loading/useChunk';
import { useLoaded } from '../ui/loading/useLoaded';
import { readMembership } from './membership';

const loadDesk = () => withStyles(loadChunk(() => import('./Desk')));

/**
 * The page `/bastidores`. The team sees the desk, from which it runs the show, or the login if it has been at
 * the desk in this browser before; everybody else sees the not-found page.
 */
export default function BackstagePage() {
  const { state } = useAuth();
  const signedInBefore = useHasCachedProfile();
  const page = () => {
    if (state.status === 'signedIn') return <Gate key={state.profile.uid} uid={state.profile.uid} />;
    // A member whose session has ended, as after a new password. Strangers learn nothing of the desk.
    const memberBefore = readStored(TEAM_KEY) !== null;
    // If nobody has signed in on this device, shows the not-found page without waiting for Auth.
    if (state.status === 'loading' && (signedInBefore || memberBefore)) return <LoadingPage />;
    return memberBefore ? <Navigate to={loginPath(BACKSTAGE_PATH)} replace /> : <NotFoundPage />;
  };
  return (
    <>
      {/* Hosting answers this address with status 404; other servers, such as Vite's, do not. */}
      <meta name="robots" content="noindex" />
      {page()}
    </>
  );
}

/** Loads the desk only after the server has said that the person belongs to the team. */
function Gate({ uid }: { uid: string }) {
  const { loaded, tryAgain } = useLoaded(useCallback(() => readMarkedMembership(uid), [uid]));
  const account = loaded.status === 'ready' ? loaded.data : undefined;
  const { chunk, failing } = useChunk(account ? loadDesk : null);
  const [removed, setRemoved] = useState(false);
  if (removed || account === null) return <NotFoundPage />;
  const onRemoved = () => {
    removeStored(TEAM_KEY);
    setRemoved(true);
  };
  if (account && chunk) return <chunk.Desk account={account} uid={uid} onRemoved={onRemoved} />;
  return loaded.status === 'failed' || failing ? <FailedCard onTryAgain={tryAgain} /> : <LoadingPage />;
}

async function readMarkedMembership(uid: string): Promise<Account | null> {
  const account = await readMembership(uid);
  // Remembers the membership, so that the profile can link to the desk without reading the database, and the
  // desk to the login.
  if (account) writeStored(TEAM_KEY, uid);
  else removeStored(TEAM_KEY);
  return account;
}
