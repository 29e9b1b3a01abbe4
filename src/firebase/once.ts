import {
  doc,
  getDoc,
  getDocs,
  runTransaction,
  writeBatch,
  type Firestore,
  type Query,
  type QuerySnapshot,
  type Transaction,
  type WriteBatch,
} from 'firebase/firestore/lite';
import { codeOf } from '../base/errors';
import type { Fields } from '../base/fields';
import { ANSWER_LIMIT_MS, NoAnswerError, withTimeout } from '../base/timeouts';

/** How long a commit may take: longer than a read, as nobody knows after a timeout whether it succeeded. */
const COMMIT_LIMIT_MS = 20_000;

/**
 * Reads a document's fields; undefined if there is no such document.
 * @throws the SDK's errors, or NoAnswerError if there is no answer in time
 */
export async function readOnce(
  db: Firestore,
  path: string,
  limitMs = ANSWER_LIMIT_MS,
): Promise<Fields | undefined> {
  return (await answered(limitMs, getDoc(doc(db, path)))).data();
}

/** @throws the SDK's errors, or NoAnswerError if there is no answer in time */
export function queryOnce(query: Query): Promise<QuerySnapshot> {
  return answered(ANSWER_LIMIT_MS, getDocs(query));
}

/**
 * Writes in one commit, which is never repeated: a commit without an answer may have succeeded. Uses a batch,
 * because the SDK's `runTransaction` starts with a timer, and the browser would paint a frame before sending.
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
  /** More than one only for a commit that may be made twice. */
  maxAttempts?: number;
  /** The time limit for all attempts together. */
  limitMs?: number;
}

/** Options for commits that may be made twice without harm. */
export const REPEATABLE: Attempts = { maxAttempts: 3 };

/**
 * Reads and writes in one transaction. With several attempts, the SDK repeats it after a conflict, or if the
 * server is unavailable.
 * @throws the SDK's errors, or NoAnswerError if there is no answer in time; a sent commit may still succeed
 */
export function transact(
  db: Firestore,
  work: (transaction: Transaction) => void | Promise<void>,
  { maxAttempts = 1, limitMs = COMMIT_LIMIT_MS }: Attempts = {},
): Promise<void> {
  let ended = false;
  const attempt = async (transaction: Transaction) => {
    await work(transaction);
    // The SDK would go on: its next attempt would read what was written after the timeout, and replace it.
    if (ended) throw new NoAnswerError('Too late.');
  };
  return answered(limitMs, runTransaction(db, attempt, { maxAttempts })).finally(() => void (ended = true));
}

/** @throws the SDK's errors, or NoAnswerError if there is no answer in time */
export async function existsOnce(db: Firestore, path: string, limitMs?: number): Promise<boolean> {
  return (await readOnce(db, path, limitMs)) !== undefined;
}

/**
 * Waits for a commit. If it fails, checks whether the data were written all the same: the answer may have
 * been lost, or another tab may have written the same data.
 * @returns null if the commit succeeded; its error if the data are written nevertheless
 * @throws the commit's error if nothing was written, or the error of `isWritten`
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
 * Turns the SDK's error `unknown` into NoAnswerError: a `fetch` has failed, the status was 500, or a proxy
 * has answered with an HTML page instead of JSON.
 */
async function answered<T>(limitMs: number, request: Promise<T>): Promise<T> {
  try {
    return await withTimeout(limitMs, request);
  } catch (cause) {
    if (codeOf(cause) !== 'unknown') throw cause;
    throw new NoAnswerError('No answer.', { cause });
  }
}
