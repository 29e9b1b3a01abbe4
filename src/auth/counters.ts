import { doc, increment, serverTimestamp, type Firestore, type Transaction } from 'firebase/firestore/lite';
import { documents } from '../documentPaths';
import { commitOnce, readOnce } from '../firebase/once';
import type { Profile } from '../model';
import { markerRef } from './documents';
import { errorTexts } from './issues';

/**
 * All registrations write to the same counter document, so Firestore aborts some of many simultaneous commits, and the SDK
 * retries them. With its growing pauses, ten attempts take more than a minute; no page waits for them.
 */
const MAX_ATTEMPTS = 10;
/** The limit of all attempts together, ms. */
const COUNTING_LIMIT_MS = 120_000;

/**
 * Counts a registered person in the counter of their state and in the total. Nobody is counted twice, even
 * by two tabs, because the commit also creates the marker `privado/contagem`, which can be created only once.
 * @throws if the profile has no state, or if the server refuses or does not answer
 */
export async function countRegistration(db: Firestore, { uid, estado }: Profile): Promise<void> {
  if (!estado) throw new Error(errorTexts.stateMissing);
  if (await isCounted(db, uid)) return;
  try {
    const count = (transaction: Transaction) => {
      transaction.set(markerRef(db, uid), { estado, em: serverTimestamp() });
      const oneMore = { quantidade: increment(1) };
      transaction.set(doc(db, documents.count(estado)), oneMore, { merge: true });
      transaction.set(doc(db, documents.registered), oneMore, { merge: true });
    };
    await commitOnce(db, count, COUNTING_LIMIT_MS, MAX_ATTEMPTS);
  } catch (error) {
    // Another tab may have counted first, or the commit's answer may have been lost.
    if (!(await isCounted(db, uid))) throw error;
  }
}

/** @throws if the server does not answer */
export async function isCounted(db: Firestore, uid: string): Promise<boolean> {
  return (await readOnce(markerRef(db, uid))).exists();
}
