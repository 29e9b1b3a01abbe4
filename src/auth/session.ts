import { onAuthStateChanged, signOut, type Auth, type User } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import { isSessionLate } from '../firebase/authPersistence';
import { readOnce } from '../firebase/once';
import { keepLoading } from '../keepLoading';
import { loadPart } from '../loadPart';
import { profileConverter, type Profile } from '../model';
import type { AuthState } from './AuthContext';
import { profileRef } from './documents';
import { cachedProfile, cacheProfile, clearCaches, forgetAccounts } from './profileCache';
import { profileRepairs } from './profileRepairs';
import type { ProfileListeners } from './profileSubscription';
import { hasProfile } from './registration';

/** How long to wait before the server is asked for a missing profile, ms: another tab may be signing up or deleting the account. */
const MISSING_PROFILE_DELAY_MS = 6_000;

type Realtime = Pick<typeof import('./realtime'), 'realtimeDb' | 'subscribeToProfile'>;

const loadRealtime = (): Promise<Realtime> => loadPart(() => import('./realtime'));

/** Set from logout until the next auth event, so that a late snapshot does not refill the cache. */
let leaving = false;

/**
 * Subscribes to the authentication state, which all tabs share, and to the profile. It never signs anybody out.
 * @param onMissing called if the profile is missing and the server still has none after 6 s
 * @param load loads the subscription to the profile, which signed-out visitors do not need
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
    stopProfile = followProfile(db, load, user, { onState, onMissing, resubscribe: () => follow(user) });
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
  /** Called if the subscription has reported that there is no profile, but the server has one. */
  resubscribe: () => void;
}

/** Shows the profile that this device has stored or, without one, reads it; then subscribes to it. */
function followProfile(
  db: Firestore,
  load: typeof loadRealtime,
  user: User,
  { onState, onMissing, resubscribe }: Listeners,
): () => void {
  const { uid } = user;
  const cached = cachedProfile(uid);
  onState(cached ? { status: 'signedIn', profile: cached } : { status: 'loading', offline: false });
  let shown = cached !== null;
  let missing: ReturnType<typeof setTimeout> | undefined;
  let stopRealtime: (() => void) | undefined;
  const stop = new AbortController();
  const repair = profileRepairs(db, user, stop.signal);

  const checkMissing = async () => {
    const exists = await hasProfile(db, uid).catch(() => null);
    if (stop.signal.aborted || shown) return;
    if (exists) resubscribe();
    else if (exists === false) onMissing(uid);
  };

  const onProfile = (profile: Profile | undefined) => {
    shown = profile !== undefined;
    clearTimeout(missing);
    if (!profile) {
      missing = setTimeout(() => void checkMissing(), MISSING_PROFILE_DELAY_MS);
      clearCaches();
      onState({ status: 'signedOut', profileMissing: true });
      return;
    }
    if (!leaving) cacheProfile(profile);
    onState({ status: 'signedIn', profile });
    repair(profile);
  };

  const onNoAnswer = () => {
    if (!shown) onState({ status: 'loading', offline: true });
  };

  const begin = async () => {
    const read = cached ? null : await readProfile(db, uid).catch(() => 'noAnswer' as const);
    if (stop.signal.aborted) return;
    if (read === 'noAnswer') onNoAnswer();
    else if (read) onProfile(read.profile);
    stopRealtime = subscribe(load, uid, { onProfile, onNoAnswer });
  };
  void begin();

  return () => {
    stop.abort();
    clearTimeout(missing);
    stopRealtime?.();
  };
}

/** Subscribes to the profile as soon as `load` has succeeded. Returns a function that unsubscribes. */
function subscribe(load: typeof loadRealtime, uid: string, listeners: ProfileListeners): () => void {
  let stop = keepLoading(
    load,
    ({ realtimeDb, subscribeToProfile }) => {
      stop = subscribeToProfile(realtimeDb, uid, listeners);
    },
    listeners.onNoAnswer,
  );
  return () => stop();
}

async function readProfile(db: Firestore, uid: string): Promise<{ profile: Profile | undefined }> {
  return { profile: (await readOnce(profileRef(db, uid).withConverter(profileConverter))).data() };
}

/** Signs out on this device. Removes the stored data first, so that nothing is left even if the sign-out fails. */
export function endSession(auth: Auth): Promise<void> {
  leaving = true;
  forgetAccounts();
  return signOut(auth);
}
