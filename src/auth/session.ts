import { onAuthStateChanged, signOut, type Auth } from 'firebase/auth';
import { onSnapshot, type Unsubscribe } from 'firebase/firestore';
import { auth } from '../firebase/auth';
import { db } from '../firebase/firestore';
import { subscribeWithRetry } from '../firebase/subscribeWithRetry';
import { profileConverter } from '../model';
import { report } from '../reporting';
import type { AuthState } from './AuthContext';
import { countRegistration } from './counters';
import { profileRef } from './documents';
import { cachedProfile, cacheProfile, dropCaches, isKnownAsCounted, rememberAsCounted } from './profileCache';

/** Between a logout and the end of its session the profile is not kept again, even where the call fails. */
let leaving = false;

/** Follows who is signed in, in this tab or another, and their profile. Signs nobody out. */
export function followSession(tell: (state: AuthState) => void): Unsubscribe {
  let stopProfile: Unsubscribe | undefined;
  const stopAuth = onAuthStateChanged(auth, (user) => {
    leaving = false;
    stopProfile?.();
    stopProfile = user ? followProfile(user.uid, tell) : undefined;
    if (user) return;
    dropCaches();
    tell({ status: 'signedOut', profileMissing: false });
  });
  return () => {
    stopAuth();
    stopProfile?.();
  };
}

function followProfile(uid: string, tell: (state: AuthState) => void): Unsubscribe {
  const cached = cachedProfile(uid);
  tell(cached ? { status: 'signedIn', profile: cached } : { status: 'loading', offline: false });
  let shown = cached !== null;
  let counted = isKnownAsCounted(uid);

  let left = false;
  const stop = subscribeWithRetry('O perfil não pôde ser lido', (onAnswer, onRefusal) =>
    onSnapshot(
      profileRef(db, uid).withConverter(profileConverter),
      { includeMetadataChanges: true },
      (snapshot) => {
        // Without the server a profile looks missing.
        if (snapshot.metadata.fromCache) {
          if (!shown) tell({ status: 'loading', offline: true });
          return;
        }
        onAnswer();
        const profile = snapshot.data();
        if (!profile) {
          shown = false;
          dropCaches();
          tell({ status: 'signedOut', profileMissing: true });
          return;
        }
        shown = true;
        if (!leaving) cacheProfile(profile);
        tell({ status: 'signedIn', profile });
        if (counted) return;
        counted = true;
        countRegistration(db, profile).then(
          () => {
            if (!left) rememberAsCounted(uid);
          },
          (error: unknown) => {
            // Whoever has signed out meanwhile may not count any more.
            if (!left) report('O cadastro não foi contado; nova tentativa no próximo login:', error);
          },
        );
      },
      onRefusal,
    ),
  );
  return () => {
    left = true;
    stop();
  };
}

/** Signs out on this device. What it keeps of the person goes first, even where the call fails. */
export function endSession(ofAuth: Auth): Promise<void> {
  leaving = true;
  dropCaches();
  return signOut(ofAuth);
}
