import type { Firestore } from 'firebase/firestore/lite';
import { MINUTE_MS } from '../../base/durations';
import { growingPause, sleep } from '../../base/timeouts';
import type { Profile } from '../../model';
import { readProfile } from './profile';

/**
 * Pauses before the server is asked again for a missing profile: another tab may be signing up or deleting
 * the account.
 */
const PAUSES_MS = { first: 1_000, longest: MINUTE_MS };
/** After so many answers without a profile, that is after 7 s, it counts as missing. */
const MISSING_ANSWERS = 3;

interface Listeners {
  /** Called at each answer without a profile. */
  onAbsence: () => void;
  /** Called if the profile counts as missing. */
  onMissing: (uid: string) => void;
}

/**
 * Asks the server until it has the profile, for the first time after 1 s.
 * @returns undefined if it is stopped before
 */
export async function searchProfile(
  db: Firestore,
  uid: string,
  signal: AbortSignal,
  { onAbsence, onMissing }: Listeners,
): Promise<Profile | undefined> {
  let answers = 0;
  for (let asked = 0; ; asked++) {
    await sleep(growingPause(asked, PAUSES_MS), signal);
    if (signal.aborted) return undefined;
    const answer = await tryToRead(db, uid);
    if (signal.aborted) return undefined;
    if (answer?.profile) return answer.profile;
    if (!answer) continue;
    onAbsence();
    if (++answers === MISSING_ANSWERS) onMissing(uid);
  }
}

/** The profile, or its absence; null without an answer. */
export function tryToRead(db: Firestore, uid: string): Promise<{ profile: Profile | undefined } | null> {
  return readProfile(db, uid).then(
    (profile) => ({ profile }),
    () => null,
  );
}
