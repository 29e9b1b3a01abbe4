import {
  getDocsFromServer,
  runTransaction,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QuerySnapshot,
  type Transaction,
} from 'firebase/firestore';
import { ANSWER_LIMIT_MS, withTimeout } from '../timeouts';

/** Longer than the limit of one request (XhrWithTimeout.ts), because earlier requests go first. */
const COMMIT_LIMIT_MS = 20_000;

/**
 * Reads a document from the server. It reads in a transaction, which it ends before the commit, because any other read of
 * a document with a listener returns the listener's last value.
 * @throws the SDK's errors, or NoAnswerError after 10 s; the cache is not used
 */
export async function readOnce<T>(ref: DocumentReference<T>): Promise<DocumentSnapshot<T>> {
  let read: DocumentSnapshot<T> | undefined;
  const attempt = runTransaction(
    ref.firestore,
    async (transaction) => {
      read = await transaction.get(ref);
      throw new Error('Only read.');
    },
    { maxAttempts: 1 },
  );
  await withTimeout(
    ANSWER_LIMIT_MS,
    attempt.catch((error: unknown) => {
      if (!read) throw error;
    }),
  );
  if (!read) throw new Error('A transaction ended without its read.');
  return read;
}

/**
 * Runs a query on the server.
 * @throws the SDK's errors, or NoAnswerError after 10 s
 */
export function queryOnce<T>(query: Query<T>): Promise<QuerySnapshot<T>> {
  return withTimeout(ANSWER_LIMIT_MS, getDocsFromServer(query));
}

/**
 * Writes in one commit. It is tried once, and never queued or repeated later.
 * @throws the SDK's errors, or NoAnswerError after 20 s; the commit may still have succeeded
 */
export function commitOnce(db: Firestore, write: (transaction: Transaction) => void): Promise<void> {
  const attempt = runTransaction(db, async (transaction) => write(transaction), { maxAttempts: 1 });
  return withTimeout(COMMIT_LIMIT_MS, attempt);
}
