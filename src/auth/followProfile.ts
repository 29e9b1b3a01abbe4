import type { User } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import { keepLoading } from '../base/keepLoading';
import { loadChunk } from '../base/loadChunk';
import type { Profile } from '../model';
import type { AuthState } from './AuthContext';
import { searchProfile, tryToRead } from './profile/missingProfile';
import { profileRepairs } from './profile/profileRepairs';

const loadRealtime = () => loadChunk(() => import('./realtime'));

interface Options {
  /** Whether this device has stored the profile: the page shows it until the server's version arrives. */
  stored: boolean;
  /** Loads the subscription's code, which signed-out visitors do not need; tests replace it. */
  load?: typeof loadRealtime;
  onState: (state: AuthState) => void;
  /** Called if the server still has no profile after 7 s. */
  onMissing: (uid: string) => void;
}

/**
 * Subscribes to a user's profile, and first reads it unless this device has stored it. While the profile is
 * missing, also reads it again and again: a subscription that begins while the profile is being created may
 * never deliver the profile (seen in Firestore's emulator). For the same reason, a profile on the screen
 * stays until such a read confirms that the profile is gone.
 * @returns a function that ends the subscription
 */
export function followProfile(
  db: Firestore,
  user: User,
  { stored, load = loadRealtime, onState, onMissing }: Options,
): () => void {
  const { uid } = user;
  const ending = new AbortController();
  const repair = profileRepairs(db, user, ending.signal);
  let shown = stored;
  let search: AbortController | undefined;
  let stopSubscription: (() => void) | undefined;

  const onProfile = (profile: Profile) => {
    shown = true;
    search?.abort();
    search = undefined;
    onState({ status: 'signedIn', profile });
    repair(profile);
  };
  const onAbsence = () => {
    shown = false;
    onState({ status: 'signedOut', profileMissing: true });
  };
  const onAnswer = (profile: Profile | undefined) => {
    if (profile) return onProfile(profile);
    if (!shown) onAbsence();
    if (!search) void startSearch();
  };
  const onNoAnswer = () => {
    if (!shown) onState({ status: 'loading', offline: true });
  };
  const startSearch = async () => {
    search = new AbortController();
    const profile = await searchProfile(db, uid, search.signal, {
      onAbsence: () => shown && onAbsence(),
      onMissing,
    });
    if (profile) onProfile(profile);
  };

  void (stored ? Promise.resolve(null) : tryToRead(db, uid)).then((answer) => {
    if (ending.signal.aborted) return;
    if (answer) onAnswer(answer.profile);
    else onNoAnswer();
    stopSubscription = keepLoading(
      load,
      ({ realtimeDb, subscribeToProfile }) =>
        subscribeToProfile(realtimeDb, uid, { onProfile: onAnswer, onNoAnswer }),
      onNoAnswer,
    );
  });
  return () => {
    ending.abort();
    search?.abort();
    stopSubscription?.();
  };
}
