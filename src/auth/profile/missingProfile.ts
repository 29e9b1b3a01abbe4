import type { Firestore } from 'firebase/firestore/lite';
import { MINUTE_MS } from '../../base/durations';
import { growingPause, RETRY_PAUSES_MS, sleep } from '../../base/timeouts';
import type { Profile } from '../../model';
import { readProfile } from './profile';

/** The number of answers without a profile, some 7 s in all, after which the profile counts as missing. */
const MISSING_ANSWERS = 3;

/** The pauses from then on: each read is billed, and a tab may stay open for days. */
const MISSING_PAUSES_MS = { ...RETRY_PAUSES_MS, longest: 10 * MINUTE_MS };

interface Listeners {
  /** Called each time the server answers that the profile does not exist. */
  onAbsence: () => void;
  /** Called once, when the profile counts as missing. */
  onMissing: (uid: string) => void;
}

/**
 * Reads the profile again and again until it exists, because another tab may be signing up. The first read
 * comes after 1 s.
 * @returns undefined if the signal is aborted before the profile exists
 */
export async function searchProfile(
  db: Firestore,
  uid: string,
  signal: AbortSignal,
  { onAbsence, onMissing }: Listeners,
): Promise<Profile | undefined> {
  let answers = 0;
  for (let asked = 0; ; asked++) {
    const pauses = answers < MISSING_ANSWERS ? RETRY_PAUSES_MS : MISSING_PAUSES_MS;
    await sleep(growingPause(asked, pauses), signal);
    if (signal.aborted) return undefined;
    const answer = await tryToRead(db, uid);
    if (signal.aborted) return undefined;
    if (answer?.profile) return answer.profile;
    if (!answer) continue;
    onAbsence();
    if (++answers === MISSING_ANSWERS) onMissing(uid);
  }
}

/**
 * Reads the profile; in the result, `profile` is undefined if it does not exist. Resolves with null if the
 * server does not answer.
 */
export function tryToRead(db: Firestore, uid: string): Promise<{ profile: Profile | undefined } | null> {
  return readProfile(db, uid).then(
    (profile) => ({ profile }),
    () => null,
  );
}
