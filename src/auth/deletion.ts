import {
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  signOut,
  type Auth,
  type User,
} from 'firebase/auth';
import { doc, getDocFromServer, runTransaction, type Firestore } from 'firebase/firestore';
import { within } from '../firebase/within';
import { profileConverter } from '../model';
import { countRegistration } from './counters';
import { codeOf } from './errors';
import { dropCaches } from './profileCache';
import { hasProfile } from './registration';

/** The SDK gives a commit up after 15 s. */
const COMMIT_LIMIT_MS = 20_000;
const READ_LIMIT_MS = 10_000;

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
export async function deleteAccount(auth: Auth, db: Firestore, user: User): Promise<void> {
  await countFirst(db, user.uid);
  await deleteProfile(db, user.uid);
  await finishDeletion(auth, user);
}

/** The last step, after which nothing can be signed in to. */
export async function finishDeletion(auth: Auth, user: User): Promise<void> {
  try {
    await deleteUser(user);
  } catch (error) {
    // Done, perhaps, and the answer lost: asking once more tells.
    await deleteUser(user).catch((again: unknown) => {
      if (!GONE.has(codeOf(again))) throw error;
    });
    await signOut(auth).catch((signOutError: unknown) =>
      console.error('A conta foi excluída, mas a sessão ficou:', signOutError),
    );
  }
  dropCaches();
}

/** A registration that was never counted would leave no marker. */
async function countFirst(db: Firestore, uid: string): Promise<void> {
  try {
    const profile = await within(
      READ_LIMIT_MS,
      getDocFromServer(doc(db, 'users', uid).withConverter(profileConverter)),
    );
    const data = profile.data();
    if (data) await countRegistration(db, data);
  } catch (error) {
    // Nobody is kept from leaving because of a number.
    console.error('O cadastro não foi contado:', error);
  }
}

async function deleteProfile(db: Firestore, uid: string): Promise<void> {
  const profile = doc(db, 'users', uid);
  try {
    await within(
      COMMIT_LIMIT_MS,
      runTransaction(
        db,
        async (transaction) => {
          transaction.delete(profile);
          transaction.delete(doc(profile, 'privado', 'consentimento'));
        },
        { maxAttempts: 1 },
      ),
    );
  } catch (error) {
    const left = await hasProfile(db, uid).catch(() => true);
    if (left) throw error;
  }
}
