// Replaces 'firebase/firestore/lite' in a rehearsal: the same SDK, but it counts for each visitor what
// Firestore bills, and can lose the response to the first click.
import * as sdk from 'firebase/firestore/lite';
import { errorOf, isDenied } from '../../../src/base/errors';
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

/** Not counted, because a visitor's only transaction is the empty commit that prepares the click. */
export function runTransaction<T>(
  db: sdk.Firestore,
  updateFunction: (transaction: sdk.Transaction) => Promise<T>,
  options?: sdk.TransactionOptions,
): Promise<T> {
  return sendOver(trackingOf(db).connection, () => sdk.runTransaction(db, updateFunction, options));
}

export function writeBatch(db: sdk.Firestore): sdk.WriteBatch {
  const writes = { sets: 0, deletes: 0 };
  const batch = sdk.writeBatch(db);
  return new Proxy(batch, {
    get(target, name) {
      if (name === 'commit') return () => commit(db, batch, writes);
      if (name === 'set' || name === 'update') writes.sets++;
      if (name === 'delete') writes.deletes++;
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
  });
}

/** Commits a batch, and counts what it bills. */
async function commit(
  db: sdk.Firestore,
  batch: sdk.WriteBatch,
  { sets, deletes }: { sets: number; deletes: number },
): Promise<void> {
  const tracking = trackingOf(db);
  const { usage, connection } = tracking;
  const sentAt = performance.now();
  let arrivedAt = sentAt;
  if (sets > 0) {
    usage.ruleReads += tracking.ruleReadsPerCommit;
    usage.firstSentAt ??= sentAt;
  }
  const error = await errorOf(
    sendOver(connection, () => {
      arrivedAt = performance.now();
      return batch.commit();
    }),
  );
  if (sets > 0)
    usage.commits.push({ sentAt, arrivedAt, answeredAt: performance.now(), refused: isDenied(error) });
  if (error === null) {
    usage.writes += sets;
    usage.deletes += deletes;
  }
  if (tracking.losesAnswer && sets > 0) {
    tracking.losesAnswer = false;
    usage.lostAnswers++;
    throw new Error('The response was lost on purpose.');
  }
  if (error !== null) throw error;
}
