import {
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  signOut,
  type Auth,
  type User,
} from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import { commitOnce, readOnce } from '../firebase/once';
import { profileConverter } from '../model';
import { report } from '../reporting';
import { countRegistration } from './counters';
import { consentRef, profileRef } from './documents';
import { codeOf } from './errors';
import { ownParticipations } from './ownParticipations';
import { dropCaches } from './profileCache';
import { hasProfile } from './registration';

/** Few enough for one commit's time limit, whatever the connection. */
const MOST_AT_ONCE = 100;

/** What the SDK says of a user who is not there any more. */
const GONE = new Set(['auth/user-not-found', 'auth/user-token-expired']);

/** @throws the SDK's errors, `auth/no-current-user` where nobody is signed in */
export async function reauthenticate({ currentUser }: Auth, password: string): Promise<User> {
  if (!currentUser?.email)
    throw Object.assign(new Error('Nobody is signed in.'), { code: 'auth/no-current-user' });
  await reauthenticateWithCredential(currentUser, EmailAuthProvider.credential(currentUser.email, password));
  return currentUser;
}

/**
 * Deletes the account of somebody who has just given their password. What stays is the counting marker; without
 * a profile beside it, it says that a deletion was begun, so that the next login can finish it.
 * @throws the SDK's errors; calling again, or logging in, goes on where it ended
 */
export async function eraseAccount(auth: Auth, db: Firestore, user: User): Promise<void> {
  await countFirst(db, user.uid);
  await deleteProfile(db, user.uid);
  await finishDeletion(auth, db, user);
}

/** What follows the profile, without which nobody takes part any more: the participations, last the Auth user. */
export async function finishDeletion(auth: Auth, db: Firestore, user: User): Promise<void> {
  await deleteParticipations(db, user.uid);
  try {
    await deleteUser(user);
  } catch (error) {
    // Done, perhaps, and the answer lost: asking once more tells.
    await deleteUser(user).catch((again: unknown) => {
      if (!GONE.has(codeOf(again))) throw error;
    });
    await signOut(auth).catch((signOutError: unknown) =>
      report('A conta foi excluída, mas a sessão ficou:', signOutError),
    );
  }
  dropCaches();
}

async function deleteParticipations(db: Firestore, uid: string): Promise<void> {
  const own = await ownParticipations(db, uid);
  for (let first = 0; first < own.length; first += MOST_AT_ONCE) {
    const some = own.slice(first, first + MOST_AT_ONCE);
    await commitOnce(db, (transaction) => {
      for (const { ref } of some) transaction.delete(ref);
    });
  }
}

/** A registration that was never counted would leave no marker. */
async function countFirst(db: Firestore, uid: string): Promise<void> {
  try {
    const profile = (await readOnce(profileRef(db, uid).withConverter(profileConverter))).data();
    if (profile) await countRegistration(db, profile);
  } catch (error) {
    // Nobody is kept from leaving because of a number.
    report('O cadastro não foi contado:', error);
  }
}

async function deleteProfile(db: Firestore, uid: string): Promise<void> {
  try {
    await commitOnce(db, (transaction) => {
      transaction.delete(profileRef(db, uid));
      transaction.delete(consentRef(db, uid));
    });
  } catch (error) {
    const left = await hasProfile(db, uid).catch(() => true);
    if (left) throw error;
  }
}
