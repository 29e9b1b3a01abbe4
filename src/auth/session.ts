import { onAuthStateChanged, signOut, type Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import { isSessionLate } from '../firebase/authPersistence';
import type { AuthState } from './AuthContext';
import { FollowedProfile, loadRealtime, type LoadRealtime } from './followedProfile';
import { cachedProfile, cacheProfile, clearCaches, forgetAccounts } from './profileCache';

/** Set from logout until the next auth event, so that a late snapshot does not refill the cache. */
let leaving = false;

/**
 * Subscribes to the authentication state, which all tabs share, and to the profile. It never signs anybody out.
 * @param onMissing called if the profile is missing and the server still has none after 7 s
 * @param load loads the subscription to the profile, which signed-out visitors do not need
 */
export function subscribeToSession(
  auth: Auth,
  db: Firestore,
  onState: (state: AuthState) => void,
  onMissing: (uid: string) => void = () => {},
  load: LoadRealtime = loadRealtime,
): () => void {
  let followed: FollowedProfile | undefined;
  let wasSignedIn = false;
  const onProfileState = (state: AuthState) => {
    if (state.status === 'signedOut') clearCaches();
    if (state.status === 'signedIn' && !leaving) cacheProfile(state.profile);
    onState(state);
  };
  const stopAuth = onAuthStateChanged(auth, (user) => {
    leaving = false;
    followed?.stop();
    followed = undefined;
    if (user) {
      wasSignedIn = true;
      const cached = cachedProfile(user.uid);
      onState(cached ? { status: 'signedIn', profile: cached } : { status: 'loading', offline: false });
      followed = new FollowedProfile(db, user, { load, onState: onProfileState, onMissing });
      void followed.start(cached !== null);
      return;
    }
    // Also a session that has ended elsewhere, by a new password for example; but not one that a slow database still gives.
    if (wasSignedIn || !isSessionLate()) forgetAccounts();
    else clearCaches();
    onState({ status: 'signedOut', profileMissing: false });
  });
  return () => {
    stopAuth();
    followed?.stop();
  };
}

/** Signs out on this device. Removes the stored data first, so that nothing is left even if the sign-out fails. */
export function endSession(auth: Auth): Promise<void> {
  leaving = true;
  forgetAccounts();
  return signOut(auth);
}
