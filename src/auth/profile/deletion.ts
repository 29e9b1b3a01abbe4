import { deleteUser, signOut, type Auth, type User } from 'firebase/auth';
import { doc, type Firestore } from 'firebase/firestore/lite';
import { documents } from '../../base/documentPaths';
import { codeOf } from '../../base/errors';
import { report } from '../../base/reporting';
import { commitOnce, commitOrVerify } from '../../firebase/once';
import { batchesOf } from '../../firebase/queryAll';
import { countRegistration } from './counters';
import { ownParticipations } from './ownParticipations';
import { readProfile } from './profile';
import { forgetAccounts } from './profileCache';

/**
 * How many participations one commit deletes: few enough for the commit's timeout and for the 1,000
 * expressions that Firestore evaluates per request.
 */
export const MAX_DELETED_PARTICIPATIONS = 50;

/** The SDK's error codes for a user who no longer exists. */
const USER_GONE = new Set(['auth/user-not-found', 'auth/user-token-expired']);

/**
 * Deletes the account of a user who has just typed the password. The marker `privado/contagem` is never
 * deleted: a marker without profile and consent tells the next login to finish the deletion.
 * @throws the SDK's errors; another call, or the next login if there is a marker, continues the deletion
 */
export async function eraseAccount(auth: Auth, db: Firestore, user: User): Promise<void> {
  await countFirst(db, user.uid);
  await deleteProfile(db, user.uid);
  await finishDeletion(auth, db, user);
}

/** Deletes what is left when the profile is gone: first the participations, last the Auth user. */
export async function finishDeletion(auth: Auth, db: Firestore, user: User): Promise<void> {
  await deleteParticipations(db, user.uid);
  try {
    await deleteUser(user);
  } catch (error) {
    // Deletes again: the first request may have succeeded although its answer was lost. The second request
    // then fails with a code of USER_GONE, which is a success.
    await deleteUser(user).catch((again: unknown) => {
      if (!USER_GONE.has(codeOf(again))) throw error;
    });
    await signOut(auth).catch((signOutError: unknown) =>
      report('A conta foi excluída, mas a sessão ficou:', signOutError),
    );
  }
  forgetAccounts();
}

async function deleteParticipations(db: Firestore, uid: string): Promise<void> {
  const participations = await ownParticipations(db, uid);
  for (const some of batchesOf(participations, MAX_DELETED_PARTICIPATIONS))
    await commitOnce(db, (batch) => {
      for (const { ref } of some) batch.delete(ref);
    });
}

/**
 * Counts a registration that is not counted yet, because a deletion needs the marker that counting creates.
 */
async function countFirst(db: Firestore, uid: string): Promise<void> {
  try {
    const profile = await readProfile(db, uid);
    if (profile) await countRegistration(db, profile);
  } catch (error) {
    // Continues without the count: a person must be able to delete the account. But if the deletion is
    // interrupted after the profile is gone, the next login does not continue the deletion, because the
    // marker is missing.
    report('O cadastro não foi contado:', error);
  }
}

async function deleteProfile(db: Firestore, uid: string): Promise<void> {
  const commit = commitOnce(db, (batch) => {
    batch.delete(doc(db, documents.profile(uid)));
    batch.delete(doc(db, documents.consent(uid)));
  });
  await commitOrVerify(commit, async () => !(await readProfile(db, uid)));
}
