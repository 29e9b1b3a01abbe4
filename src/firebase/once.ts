import {
  getDoc,
  getDocs,
  runTransaction,
  writeBatch,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QuerySnapshot,
  type Transaction,
  type WriteBatch,
} from 'firebase/firestore/lite';
import { codeOf } from '../base/errors';
import { ANSWER_LIMIT_MS, NoAnswerError, withTimeout } from '../base/timeouts';

/**
 * How long a commit may take. Longer than a read, because a commit without an answer may still have
 * succeeded.
 */
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
 * Writes in one commit, which is sent once: a second attempt would not know whether the first has succeeded.
 * It is a batch, because `runTransaction` begins with a timer: the browser would paint a frame before it sent
 * the commit.
 * @throws the SDK's errors, or NoAnswerError if there is no answer in time; the commit may still have
 * succeeded
 */
export async function commitOnce(
  db: Firestore,
  write: (batch: WriteBatch) => void,
  limitMs = COMMIT_LIMIT_MS,
): Promise<void> {
  const batch = writeBatch(db);
  write(batch);
  return answered(limitMs, batch.commit());
}

interface Attempts {
  /** More than one only if it makes no difference which attempt has succeeded. */
  maxAttempts?: number;
  /** The limit of all attempts together. */
  limitMs?: number;
}

/** For a commit that makes no difference if it is made again. */
export const REPEATABLE: Attempts = { maxAttempts: 3 };

/**
 * Reads, and writes in one commit. After some errors the SDK tries again, if more attempts are allowed.
 * @throws the SDK's errors, or NoAnswerError if there is no answer in time; the commit may still have
 * succeeded
 */
export function transact(
  db: Firestore,
  work: (transaction: Transaction) => void | Promise<void>,
  { maxAttempts = 1, limitMs = COMMIT_LIMIT_MS }: Attempts = {},
): Promise<void> {
  return answered(
    limitMs,
    runTransaction(db, async (transaction) => work(transaction), { maxAttempts }),
  );
}

/** @throws the SDK's errors, or NoAnswerError if there is no answer in time */
export async function existsOnce(ref: DocumentReference): Promise<boolean> {
  return (await readOnce(ref)).exists();
}

/**
 * Waits for a commit. After an error it asks whether the commit was written all the same: its answer may have
 * been lost, or another tab may have been faster.
 * @returns the error in spite of which it was written; null if there was none
 * @throws the commit's error if it was not written, or the error of `isWritten`
 */
export async function commitOrVerify(
  commit: Promise<void>,
  isWritten: () => Promise<boolean>,
): Promise<unknown> {
  try {
    await commit;
    return null;
  } catch (error) {
    if (!(await isWritten())) throw error;
    return error;
  }
}

/**
 * Throws NoAnswerError for a failed `fetch` or status 500 (`unknown` to the SDK), and for a proxy's page,
 * which is no JSON.
 */
async function answered<T>(limitMs: number, request: Promise<T>): Promise<T> {
  try {
    return await withTimeout(limitMs, request);
  } catch (cause) {
    if (codeOf(cause) !== 'unknown' && !(cause instanceof SyntaxError)) throw cause;
    throw new NoAnswerError('No answer.', { cause });
  }
}
