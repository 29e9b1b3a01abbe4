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
import { withTimeout } from '../timeouts';

const READ_LIMIT_MS = 10_000;
/** Longer than one request takes (XhrWithTimeout.ts), since what was asked before goes first. */
const COMMIT_LIMIT_MS = 20_000;

/**
 * What the server has just now. Read in a transaction, which ends before its commit: of a document that is being
 * listened to, any other read answers with what the listener has seen last.
 * @throws the SDK's errors, or NoAnswerError after 10 s; what only the cache says is no answer
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
    READ_LIMIT_MS,
    attempt.catch((error: unknown) => {
      if (!read) throw error;
    }),
  );
  if (!read) throw new Error('A transaction ended without its read.');
  return read;
}

/**
 * What the server finds just now.
 * @throws the SDK's errors, or NoAnswerError after 10 s
 */
export function queryOnce<T>(query: Query<T>): Promise<QuerySnapshot<T>> {
  return withTimeout(READ_LIMIT_MS, getDocsFromServer(query));
}

/**
 * Writes in one commit and one attempt, which is never queued or repeated later.
 * @throws the SDK's errors, or NoAnswerError after 20 s; the commit may have landed all the same
 */
export function commitOnce(db: Firestore, write: (transaction: Transaction) => void): Promise<void> {
  const attempt = runTransaction(db, async (transaction) => write(transaction), { maxAttempts: 1 });
  return withTimeout(COMMIT_LIMIT_MS, attempt);
}
