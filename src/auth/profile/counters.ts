import { doc, increment, serverTimestamp, type Firestore, type Transaction } from 'firebase/firestore/lite';
import { documents } from '../../base/documentPaths';
import { MINUTE_MS } from '../../base/durations';
import { commitOrVerify, existsOnce, transact } from '../../firebase/once';
import type { Profile } from '../../model';
import { errorTexts } from '../errorMessages';

/**
 * All registrations change one counter document, so Firestore aborts some of many simultaneous commits. The
 * SDK retries with growing pauses: ten attempts take more than a minute. Only a person who deletes an account
 * waits for these attempts.
 */
const LIMITS = { maxAttempts: 10, limitMs: 2 * MINUTE_MS };

/**
 * Counts a registration in the counter of its state and in the total. Two tabs cannot count it twice: the
 * commit also creates the marker `privado/contagem`, which can be created only once.
 * @throws if the profile has no state, or if the server refuses or does not answer
 */
export async function countRegistration(db: Firestore, { uid, estado }: Profile): Promise<void> {
  if (!estado) throw new Error(errorTexts.stateMissing);
  if (await isCounted(db, uid)) return;
  const count = (transaction: Transaction) => {
    transaction.set(doc(db, documents.marker(uid)), { estado, em: serverTimestamp() });
    const oneMore = { quantidade: increment(1) };
    transaction.set(doc(db, documents.count(estado)), oneMore, { merge: true });
    transaction.set(doc(db, documents.registered), oneMore, { merge: true });
  };
  await commitOrVerify(transact(db, count, LIMITS), () => isCounted(db, uid));
}

/** @throws if the server does not answer */
function isCounted(db: Firestore, uid: string): Promise<boolean> {
  return existsOnce(db, documents.marker(uid));
}

/**
 * Whether an account without a profile is being deleted: it was counted, which happens after the sign-up, and
 * its consent is gone, which is deleted together with the profile. A consent without a profile means that the
 * project has lost the profile, which a backup may bring back.
 * @throws if the server does not answer
 */
export async function isDeletionInterrupted(db: Firestore, uid: string): Promise<boolean> {
  return (await isCounted(db, uid)) && !(await existsOnce(db, documents.consent(uid)));
}
