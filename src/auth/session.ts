import { onAuthStateChanged, signOut, type Auth, type User } from 'firebase/auth';
import { onSnapshot, type DocumentSnapshot, type Firestore, type Unsubscribe } from 'firebase/firestore';
import { subscribeWithRetry } from '../firebase/subscribeWithRetry';
import { profileConverter, type Profile } from '../model';
import { report } from '../reporting';
import type { AuthState } from './AuthContext';
import { countRegistration } from './counters';
import { profileRef } from './documents';
import { followEmail } from './emailAddress';
import { hasProfile } from './registration';
import {
  cachedProfile,
  cacheProfile,
  clearCaches,
  forgetAccounts,
  isKnownAsCounted,
  rememberAsCounted,
} from './profileCache';

/** The server is asked for a missing profile after this time, in which a sign-up or deletion in another tab can finish, ms. */
const MISSING_PROFILE_DELAY_MS = 6_000;

/** Set from logout until the next auth event, so that a late snapshot does not refill the cache. */
let leaving = false;

/**
 * Subscribes to the authentication state, shared by all tabs, and to the profile. It never signs anybody out.
 * @param onMissing called if the server has no profile of the signed-in person 6 s later either
 */
export function subscribeToSession(
  auth: Auth,
  db: Firestore,
  onState: (state: AuthState) => void,
  onMissing: (uid: string) => void = () => {},
): Unsubscribe {
  let stopProfile: Unsubscribe | undefined;
  const follow = (user: User) => {
    stopProfile?.();
    stopProfile = subscribeToProfile(db, user, { onState, onMissing, onStale: () => follow(user) });
  };
  const stopAuth = onAuthStateChanged(auth, (user) => {
    leaving = false;
    if (user) {
      follow(user);
      return;
    }
    stopProfile?.();
    stopProfile = undefined;
    clearCaches();
    onState({ status: 'signedOut', profileMissing: false });
  });
  return () => {
    stopAuth();
    stopProfile?.();
  };
}

interface Listeners {
  onState: (state: AuthState) => void;
  onMissing: (uid: string) => void;
  /** The subscription has missed the profile, which the server has. */
  onStale: () => void;
}

function subscribeToProfile(
  db: Firestore,
  user: User,
  { onState, onMissing, onStale }: Listeners,
): Unsubscribe {
  const { uid } = user;
  const cached = cachedProfile(uid);
  onState(cached ? { status: 'signedIn', profile: cached } : { status: 'loading', offline: false });
  let shown = cached !== null;
  let counted = isKnownAsCounted(uid);
  let emailFollows = false;
  let stopped = false;
  let missing: ReturnType<typeof setTimeout> | undefined;
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

  const askForMissing = async () => {
    // Without an answer it is not known what is missing.
    const exists = await hasProfile(db, uid).catch(() => null);
    if (stopped || shown || exists === null) return;
    if (exists) onStale();
    else onMissing(uid);
  };

  const unsubscribe = subscribeWithRetry<DocumentSnapshot<Profile>>(
    'O perfil não pôde ser lido',
    (onNext, onError) => onSnapshot(ref, { includeMetadataChanges: true }, onNext, onError),
    {
      onServer: (snapshot) => {
        const profile = snapshot.data();
        shown = profile !== undefined;
        clearTimeout(missing);
        if (!profile) {
          missing = setTimeout(() => void askForMissing(), MISSING_PROFILE_DELAY_MS);
          clearCaches();
          onState({ status: 'signedOut', profileMissing: true });
          return;
        }
        if (!leaving) cacheProfile(profile);
        onState({ status: 'signedIn', profile });
        if (!counted) count(profile);
        if (user.email !== profile.email && !emailFollows) {
          emailFollows = true;
          followEmail(db, user).catch((error: unknown) =>
            report('O novo e-mail não foi gravado no perfil; nova tentativa na próxima visita:', error),
          );
        }
      },
      // A snapshot from the cache cannot show whether the profile exists.
      onCache: () => {
        if (!shown) onState({ status: 'loading', offline: true });
      },
    },
  );
  return () => {
    stopped = true;
    clearTimeout(missing);
    unsubscribe();
  };
}

/** Signs out on this device. What it stores is removed first, so that nothing is left even if the sign-out fails. */
export function endSession(auth: Auth): Promise<void> {
  leaving = true;
  forgetAccounts();
  return signOut(auth);
}
