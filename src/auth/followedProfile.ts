import type { User } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import { keepLoading } from '../keepLoading';
import { loadPart } from '../loadPart';
import type { Profile } from '../model';
import { growingPause, sleep } from '../timeouts';
import type { AuthState } from './AuthContext';
import { readProfile } from './profile';
import { profileRepairs } from './profileRepairs';

/** Pauses before the server is asked again for a missing profile, ms: another tab may be signing up or deleting the account. */
const PAUSES_MS = { first: 1_000, longest: 60_000 };
/** After so many answers without a profile, that is after 7 s, it counts as missing. */
const MISSING_ANSWERS = 3;

export type LoadRealtime = () => Promise<
  Pick<typeof import('./realtime'), 'realtimeDb' | 'subscribeToProfile'>
>;

export const loadRealtime: LoadRealtime = () => loadPart(() => import('./realtime'));

interface Options {
  /** Loads the subscription. */
  load: LoadRealtime;
  onState: (state: AuthState) => void;
  /** Called if the profile counts as missing. */
  onMissing: (uid: string) => void;
}

/**
 * The profile of a user on the server. While it is missing, the server is asked again and again, because a subscription may miss
 * a profile that is being created.
 */
export class FollowedProfile {
  private readonly ended = new AbortController();
  private readonly repair: (profile: Profile) => void;
  private shown = false;
  private search: AbortController | undefined;
  private stopSubscription = () => {};

  constructor(
    private readonly db: Firestore,
    private readonly user: User,
    private readonly options: Options,
  ) {
    this.repair = profileRepairs(db, user, this.ended.signal);
  }

  /** @param stored the page shows a stored profile until the subscription's comes; without one, it is read first */
  async start(stored: boolean): Promise<void> {
    this.shown = stored;
    if (!stored) {
      const read = await this.read();
      if (this.ended.signal.aborted) return;
      if (read === 'noAnswer') this.onNoAnswer();
      else this.onProfile(read);
    }
    this.subscribe();
  }

  stop(): void {
    this.ended.abort();
    this.search?.abort();
    this.stopSubscription();
  }

  private onProfile(profile: Profile | undefined): void {
    this.shown = profile !== undefined;
    if (!profile) {
      this.options.onState({ status: 'signedOut', profileMissing: true });
      if (!this.search) void this.searchProfile((this.search = new AbortController()).signal);
      return;
    }
    this.search?.abort();
    this.search = undefined;
    this.options.onState({ status: 'signedIn', profile });
    this.repair(profile);
  }

  private onNoAnswer(): void {
    if (!this.shown) this.options.onState({ status: 'loading', offline: true });
  }

  private async searchProfile(stopping: AbortSignal): Promise<void> {
    let answers = 0;
    for (let asked = 0; ; asked++) {
      await sleep(growingPause(asked, PAUSES_MS));
      if (stopping.aborted) return;
      const read = await this.read();
      if (stopping.aborted) return;
      if (read === 'noAnswer') continue;
      if (!read && ++answers === MISSING_ANSWERS) this.options.onMissing(this.user.uid);
      if (!read) continue;
      this.onProfile(read);
      // A new subscription: the one that has missed the profile may still deliver its absence.
      return this.subscribe();
    }
  }

  private read(): Promise<Profile | undefined | 'noAnswer'> {
    return readProfile(this.db, this.user.uid).catch(() => 'noAnswer');
  }

  private subscribe(): void {
    const listeners = {
      onProfile: (profile: Profile | undefined) => this.onProfile(profile),
      onNoAnswer: () => this.onNoAnswer(),
    };
    this.stopSubscription();
    this.stopSubscription = keepLoading(
      this.options.load,
      ({ realtimeDb, subscribeToProfile }) => {
        this.stopSubscription = subscribeToProfile(realtimeDb, this.user.uid, listeners);
      },
      listeners.onNoAnswer,
    );
  }
}
