import {
  getDoc,
  getDocs,
  runTransaction,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QuerySnapshot,
  type Transaction,
} from 'firebase/firestore/lite';
import { codeOf } from '../reporting';
import { ANSWER_LIMIT_MS, NoAnswerError, withTimeout } from '../timeouts';

/** How long a commit may take, ms. Longer than for reads, because a commit without an answer may still have succeeded. */
const COMMIT_LIMIT_MS = 20_000;

/** @throws the SDK's errors, or NoAnswerError if there is no answer in time */
export function readOnce<T>(
  ref: DocumentReference<T>,
  limitMs = ANSWER_LIMIT_MS,
): Promise<DocumentSnapshot<T>> {
  return answered(limitMs, getDoc(ref));
}

/** @throws the SDK's errors, or NoAnswerError if there is no answer in time */
export function queryOnce<T>(query: Query<T>): Promise<QuerySnapshot<T>> {
  return answered(ANSWER_LIMIT_MS, getDocs(query));
}

/**
 * Writes in one commit. It is tried once: a second attempt would not know whether the first has succeeded.
 * @param maxAttempts more than 1 only where it makes no difference which attempt has succeeded
 * @throws the SDK's errors, or NoAnswerError if there is no answer in time; the commit may still have succeeded
 */
export function commitOnce(
  db: Firestore,
  write: (transaction: Transaction) => void | Promise<void>,
  limitMs = COMMIT_LIMIT_MS,
  maxAttempts = 1,
): Promise<void> {
  return answered(
    limitMs,
    runTransaction(db, async (transaction) => write(transaction), { maxAttempts }),
  );
}

/** Throws NoAnswerError for a failed `fetch` or status 500 (`unknown` to the SDK), and for a proxy's page, which is no JSON. */
async function answered<T>(limitMs: number, request: Promise<T>): Promise<T> {
  try {
    return await withTimeout(limitMs, request);
  } catch (cause) {
    if (codeOf(cause) !== 'unknown' && !(cause instanceof SyntaxError)) throw cause;
    throw new NoAnswerError('O servidor não respondeu.', { cause });
  }
}
