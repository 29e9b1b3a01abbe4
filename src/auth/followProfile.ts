import type { User } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import { keepLoading } from '../base/keepLoading';
import { loadPart } from '../base/loadPart';
import type { Profile } from '../model';
import type { AuthState } from './authState';
import { searchProfile, tryToRead } from './missingProfile';
import { profileRepairs } from './profileRepairs';

type LoadRealtime = () => Promise<typeof import('./realtime')>;

export const loadRealtime: LoadRealtime = () => loadPart(() => import('./realtime'));

interface Options {
  /** True if the page shows a stored profile until the subscription delivers the server's. */
  stored: boolean;
  /** Loads the subscription, which signed-out visitors do not need. */
  load: LoadRealtime;
  onState: (state: AuthState) => void;
  /** Called if the profile counts as missing. */
  onMissing: (uid: string) => void;
}

/**
 * Reads a user's profile unless one is stored, and subscribes to it. While it is missing, the server is asked
 * again and again, because a subscription may miss a profile that is being created. An absence that
 * contradicts the screen is confirmed by a read: the emulator may go on delivering such a profile's absence.
 * @returns a function that ends it
 */
export function followProfile(
  db: Firestore,
  user: User,
  { stored, load, onState, onMissing }: Options,
): () => void {
  const { uid } = user;
  const ending = new AbortController();
  const repair = profileRepairs(db, user, ending.signal);
  let shown = stored;
  let search: AbortController | undefined;
  let stopSubscription: (() => void) | undefined;
  const onProfile = (profile: Profile | undefined) => {
    shown = profile !== undefined;
    if (!profile) {
      onState({ status: 'signedOut', profileMissing: true });
      return search ? undefined : void startSearch();
    }
    search?.abort();
    search = undefined;
    onState({ status: 'signedIn', profile });
    repair(profile);
  };
  const onDelivery = async (delivered: Profile | undefined) => {
    const answer = delivered || !shown ? { profile: delivered } : await tryToRead(db, uid);
    if (answer && !ending.signal.aborted) onProfile(answer.profile);
  };
  const onNoAnswer = () => {
    if (!shown) onState({ status: 'loading', offline: true });
  };
  const begin = ({ subscribeToProfile }: Awaited<ReturnType<LoadRealtime>>) => {
    const listeners = { onProfile: (profile?: Profile) => void onDelivery(profile), onNoAnswer };
    stopSubscription = subscribeToProfile(uid, listeners);
  };
  const subscribe = () => {
    stopSubscription?.();
    stopSubscription = keepLoading(load, begin, onNoAnswer);
  };
  const startSearch = async () => {
    search = new AbortController();
    const profile = await searchProfile(db, uid, search.signal, onMissing);
    if (!profile) return;
    onProfile(profile);
    // Subscribes anew: the subscription that has missed the profile may still deliver its absence.
    subscribe();
  };

  void (stored ? Promise.resolve(null) : tryToRead(db, uid)).then((answer) => {
    if (ending.signal.aborted) return;
    if (answer) onProfile(answer.profile);
    else onNoAnswer();
    subscribe();
  });
  return () => {
    ending.abort();
    search?.abort();
    stopSubscription?.();
  };
}
