import { onAuthStateChanged, signOut, type Auth } from 'firebase/auth';
import { onSnapshot, type DocumentSnapshot, type Firestore, type Unsubscribe } from 'firebase/firestore';
import { subscribeWithRetry } from '../firebase/subscribeWithRetry';
import { profileConverter, type Profile } from '../model';
import { report } from '../reporting';
import type { AuthState } from './AuthContext';
import { countRegistration } from './counters';
import { profileRef } from './documents';
import {
  cachedProfile,
  cacheProfile,
  clearCaches,
  isKnownAsCounted,
  rememberAsCounted,
} from './profileCache';

/** Set from logout until the next auth event, so that a late snapshot does not refill the cache. */
let leaving = false;

/** Subscribes to the authentication state, shared by all tabs, and to the profile. It never signs anybody out. */
export function subscribeToSession(
  auth: Auth,
  db: Firestore,
  onState: (state: AuthState) => void,
): Unsubscribe {
  let stopProfile: Unsubscribe | undefined;
  const stopAuth = onAuthStateChanged(auth, (user) => {
    leaving = false;
    stopProfile?.();
    stopProfile = user ? subscribeToProfile(db, user.uid, onState) : undefined;
    if (user) return;
    clearCaches();
    onState({ status: 'signedOut', profileMissing: false });
  });
  return () => {
    stopAuth();
    stopProfile?.();
  };
}

function subscribeToProfile(db: Firestore, uid: string, onState: (state: AuthState) => void): Unsubscribe {
  const cached = cachedProfile(uid);
  onState(cached ? { status: 'signedIn', profile: cached } : { status: 'loading', offline: false });
  let shown = cached !== null;
  let counted = isKnownAsCounted(uid);
  let stopped = false;
  const ref = profileRef(db, uid).withConverter(profileConverter);

  const count = (profile: Profile) => {
    counted = true;
    countRegistration(db, profile).then(
      () => {
        if (!stopped) rememberAsCounted(uid);
      },
      (error: unknown) => {
        // After a sign-out the rules refuse the count, which is not an error.
        if (!stopped) report('O cadastro não foi contado; nova tentativa no próximo login:', error);
      },
    );
  };

  const unsubscribe = subscribeWithRetry<DocumentSnapshot<Profile>>(
    'O perfil não pôde ser lido',
    (onNext, onError) => onSnapshot(ref, { includeMetadataChanges: true }, onNext, onError),
    {
      onServer: (snapshot) => {
        const profile = snapshot.data();
        shown = profile !== undefined;
        if (!profile) {
          clearCaches();
          onState({ status: 'signedOut', profileMissing: true });
          return;
        }
        if (!leaving) cacheProfile(profile);
        onState({ status: 'signedIn', profile });
        if (!counted) count(profile);
      },
      // A snapshot from the cache cannot show whether the profile exists.
      onCache: () => {
        if (!shown) onState({ status: 'loading', offline: true });
      },
    },
  );
  return () => {
    stopped = true;
    unsubscribe();
  };
}

/** Signs out on this device. The caches are cleared first, so that they are empty even if the sign-out fails. */
export function endSession(auth: Auth): Promise<void> {
  leaving = true;
  clearCaches();
  return signOut(auth);
}
