import { onAuthStateChanged, signOut, type Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import { isSessionLate } from '../firebase/authPersistence';
import type { AuthState } from './AuthContext';
import { followProfile } from './followProfile';
import { cachedProfile, cacheProfile, clearCaches, forgetAccounts } from './profile/profileCache';

/**
 * True from a logout until the next auth event, so that a profile that still arrives is not stored on this
 * device again.
 */
let leaving = false;

/**
 * Subscribes to who is signed in, which all tabs share, and to that person's profile. Signs nobody out if the
 * profile is missing, because another tab may still be signing that person up.
 * @param onMissing called if the server still has no profile for the signed-in user after 7 s
 */
export function subscribeToAuthState(
  auth: Auth,
  db: Firestore,
  onState: (state: AuthState) => void,
  onMissing: (uid: string) => void = () => {},
): () => void {
  let stopProfile: (() => void) | undefined;
  let wasSignedIn = false;
  const onProfileState = (state: AuthState) => {
    if (state.status === 'signedOut') clearCaches();
    if (state.status === 'signedIn' && !leaving) cacheProfile(state.profile);
    onState(state);
  };
  const stopAuth = onAuthStateChanged(auth, (user) => {
    leaving = false;
    stopProfile?.();
    stopProfile = undefined;
    if (user) {
      wasSignedIn = true;
      const cached = cachedProfile(user.uid);
      onState(cached ? { status: 'signedIn', profile: cached } : { status: 'loading', offline: false });
      const stored = cached !== null;
      stopProfile = followProfile(db, user, { stored, onState: onProfileState, onMissing });
      return;
    }
    // Auth has found no session. But while IndexedDB is slow, the stored session may still appear, so the
    // account's tickets are kept for now.
    if (wasSignedIn || !isSessionLate()) forgetAccounts();
    else clearCaches();
    onState({ status: 'signedOut', profileMissing: false });
  });
  return () => {
    stopAuth();
    stopProfile?.();
  };
}

/**
 * Signs out on this device. Removes the account's stored data first, so that none is left if the sign-out
 * fails.
 */
export function signOutHere(auth: Auth): Promise<void> {
  leaving = true;
  forgetAccounts();
  return signOut(auth);
}
