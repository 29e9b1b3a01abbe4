import { onAuthStateChanged, signOut, type Auth, type User } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import { isSessionLate } from '../firebase/authPersistence';
import { readOnce } from '../firebase/once';
import { keepLoading } from '../keepLoading';
import { loadPart } from '../loadPart';
import { profileConverter, type Profile } from '../model';
import { report } from '../reporting';
import type { AuthState } from './AuthContext';
import { countRegistration } from './counters';
import { profileRef } from './documents';
import { updateProfileEmail } from './emailAddress';
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

type Realtime = Pick<typeof import('./realtime'), 'realtimeDb' | 'subscribeToProfile'>;

const loadRealtime = (): Promise<Realtime> => loadPart(() => import('./realtime'));

/** Set from logout until the next auth event, so that a late snapshot does not refill the cache. */
let leaving = false;

/**
 * Follows the authentication state, shared by all tabs, and the profile. It never signs anybody out.
 * @param onMissing called if the server has no profile of the signed-in person 6 s later either
 * @param load loads what subscribes to the profile, which nobody who is signed out needs
 */
export function subscribeToSession(
  auth: Auth,
  db: Firestore,
  onState: (state: AuthState) => void,
  onMissing: (uid: string) => void = () => {},
  load = loadRealtime,
): () => void {
  let stopProfile: (() => void) | undefined;
  let wasSignedIn = false;
  const follow = (user: User) => {
    stopProfile?.();
    stopProfile = followProfile(db, load, user, { onState, onMissing, onOverlooked: () => follow(user) });
  };
  const stopAuth = onAuthStateChanged(auth, (user) => {
    leaving = false;
    if (user) {
      wasSignedIn = true;
      follow(user);
      return;
    }
    stopProfile?.();
    stopProfile = undefined;
    // Also a session that has ended elsewhere, by a new password for example; but not one that a slow database still gives.
    if (wasSignedIn || !isSessionLate()) forgetAccounts();
    else clearCaches();
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
  /** The server has the profile; the subscription says that there is none. */
  onOverlooked: () => void;
}

/** Shows the profile that this device has stored or, without one, reads it; then subscribes to it. */
function followProfile(
  db: Firestore,
  load: typeof loadRealtime,
  user: User,
  { onState, onMissing, onOverlooked }: Listeners,
): () => void {
  const { uid } = user;
  const cached = cachedProfile(uid);
  onState(cached ? { status: 'signedIn', profile: cached } : { status: 'loading', offline: false });
  let shown = cached !== null;
  let counted = isKnownAsCounted(uid);
  let emailFollows = false;
  let stopped = false;
  let missing: ReturnType<typeof setTimeout> | undefined;
  let stopRealtime: (() => void) | undefined;

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
    if (exists) onOverlooked();
    else onMissing(uid);
  };

  const onProfile = (profile: Profile | undefined) => {
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
      updateProfileEmail(db, user).catch((error: unknown) =>
        report('O novo e-mail não foi gravado no perfil; nova tentativa na próxima visita:', error),
      );
    }
  };

  const onSilence = () => {
    if (!shown) onState({ status: 'loading', offline: true });
  };

  const begin = async () => {
    const read = cached ? null : await readProfile(db, uid).catch(() => 'silence' as const);
    if (stopped) return;
    if (read === 'silence') onSilence();
    else if (read) onProfile(read.profile);
    stopRealtime = keepLoading(
      load,
      ({ realtimeDb, subscribeToProfile }) => {
        stopRealtime = subscribeToProfile(realtimeDb, uid, { onProfile, onSilence });
      },
      onSilence,
    );
  };
  void begin();

  return () => {
    stopped = true;
    clearTimeout(missing);
    stopRealtime?.();
  };
}

async function readProfile(db: Firestore, uid: string): Promise<{ profile: Profile | undefined }> {
  return { profile: (await readOnce(profileRef(db, uid).withConverter(profileConverter))).data() };
}

/** Signs out on this device. What it stores is removed first, so that nothing is left even if the sign-out fails. */
export function endSession(auth: Auth): Promise<void> {
  leaving = true;
  forgetAccounts();
  return signOut(auth);
}
