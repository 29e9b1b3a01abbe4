import type { User } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import { report } from '../../base/reporting';
import { COUNTED_KEY, readStored, writeStored } from '../../base/storage';
import type { Profile } from '../../model';
import { updateProfileEmail } from '../credentials/emailAddress';
import { UnconfirmedEmailError } from '../issues';
import { countRegistration } from './counters';

/**
 * Returns a function that counts the registration, unless an earlier visit has counted it, and copies a
 * changed e-mail address into the profile. The function tries each of the two once.
 * @param signal aborted when the person signs out or the page no longer needs the profile
 */
export function profileRepairs(db: Firestore, user: User, signal: AbortSignal): (profile: Profile) => void {
  let counted = readStored(COUNTED_KEY) === user.uid;
  let emailUpdated = false;
  return (profile) => {
    if (!counted) void count(db, profile, signal);
    counted = true;
    if (user.email === profile.email || emailUpdated) return;
    emailUpdated = true;
    updateProfileEmail(db, user).catch((error: unknown) => {
      // An address that its owner has not confirmed is no error: a later visit tries again.
      if (!(error instanceof UnconfirmedEmailError))
        report('O novo e-mail não foi gravado no perfil:', error);
    });
  };
}

/**
 * The registrations that are being counted, by uid. Another page of the same visit waits for the same
 * promise, because firestore.rules refuse to count a registration twice.
 */
const counting = new Map<string, Promise<void>>();

function countOnce(db: Firestore, profile: Profile): Promise<void> {
  const { uid } = profile;
  const counted =
    counting.get(uid) ?? countRegistration(db, profile).finally(() => void counting.delete(uid));
  counting.set(uid, counted);
  return counted;
}

async function count(db: Firestore, profile: Profile, signal: AbortSignal): Promise<void> {
  try {
    await countOnce(db, profile);
    if (!signal.aborted) writeStored(COUNTED_KEY, profile.uid);
  } catch (error) {
    // After a sign-out, firestore.rules refuse the count, which is no error to report.
    if (!signal.aborted) report('O cadastro não foi contado:', error);
  }
}
