// Replaces 'firebase/firestore/lite' in the product's modules: the same SDK, but it counts for each visitor
// what Firestore bills, and can lose the response to a visitor's first click.
import * as sdk from 'firebase/firestore/lite';
import { isDenied } from '../../../src/base/errors';
import { sendOver } from './crowd';
import { ruleReadsOf, trackingOf } from './usage';

export * from 'firebase/firestore/lite';

export function getDoc<T>(reference: sdk.DocumentReference<T>): Promise<sdk.DocumentSnapshot<T>> {
  const { usage, connection } = trackingOf(reference.firestore);
  usage.documentReads++;
  usage.ruleReads += ruleReadsOf(reference);
  return sendOver(connection, () => sdk.getDoc(reference));
}

export async function getDocs<T>(query: sdk.Query<T>): Promise<sdk.QuerySnapshot<T>> {
  const { usage, connection } = trackingOf(query.firestore);
  const snapshot = await sendOver(connection, () => sdk.getDocs(query));
  usage.documentReads += Math.max(1, snapshot.size);
  return snapshot;
}

export async function runTransaction<T>(
  db: sdk.Firestore,
  updateFunction: (transaction: sdk.Transaction) => Promise<T>,
  options?: sdk.TransactionOptions,
): Promise<T> {
  const tracking = trackingOf(db);
  const { usage, connection } = tracking;
  let commit = { writes: 0, deletes: 0 };
  const sentAt = performance.now();
  let arrivedAt = sentAt;
  const attempt = async (transaction: sdk.Transaction) => {
    commit = { writes: 0, deletes: 0 };
    const result = await updateFunction(countingTransaction(transaction, commit));
    if (commit.writes > 0) {
      usage.ruleReads += tracking.ruleReadsPerCommit;
      usage.firstSentAt ??= sentAt;
    }
    return result;
  };
  const answer = sendOver(connection, () => {
    arrivedAt = performance.now();
    return sdk.runTransaction(db, attempt, options);
  }).then((result) => {
    usage.writes += commit.writes;
    usage.deletes += commit.deletes;
    return result;
  });
  const refused = await answer.then(() => false, isDenied);
  if (commit.writes > 0)
    usage.commits.push({
      sentAt,
      arrivedAt,
      answeredAt: performance.now(),
      refused,
    });
  if (!tracking.losesAnswer || commit.writes === 0) return answer;
  tracking.losesAnswer = false;
  usage.lostAnswers++;
  throw new Error('The response was lost on purpose.');
}

/** Counts the transaction's writes and deletes in `commit`. */
function countingTransaction(transaction: sdk.Transaction, commit: { writes: number; deletes: number }) {
  return new Proxy(transaction, {
    get(target, name) {
      if (name === 'set' || name === 'update') commit.writes++;
      if (name === 'delete') commit.deletes++;
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
  });
}
