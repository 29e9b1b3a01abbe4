// Replaces 'firebase/firestore/lite' in the product's modules: the same SDK, but it counts for each visitor what Firestore bills,
// and can lose the response to a visitor's first click.
import * as sdk from 'firebase/firestore/lite';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QuerySnapshot,
  Transaction,
  TransactionOptions,
} from 'firebase/firestore/lite';
import { ruleReadsOf, visitorOf } from './usage';

export * from 'firebase/firestore/lite';

export function getDoc<T>(reference: DocumentReference<T>): Promise<DocumentSnapshot<T>> {
  const { usage } = visitorOf(reference.firestore);
  usage.documentReads++;
  usage.ruleReads += ruleReadsOf(reference);
  return sdk.getDoc(reference);
}

export async function getDocs<T>(query: Query<T>): Promise<QuerySnapshot<T>> {
  const snapshot = await sdk.getDocs(query);
  visitorOf(query.firestore).usage.documentReads += Math.max(1, snapshot.size);
  return snapshot;
}

export async function runTransaction<T>(
  db: Firestore,
  updateFunction: (transaction: Transaction) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  const visitor = visitorOf(db);
  const { usage } = visitor;
  const commit = { writes: 0, deletes: 0 };
  const attempt = async (transaction: Transaction) => {
    Object.assign(commit, { writes: 0, deletes: 0 });
    const result = await updateFunction(countingTransaction(transaction, commit));
    if (commit.writes > 0) {
      usage.ruleReads += visitor.ruleReadsPerCommit;
      usage.firstSentAt ??= performance.now();
    }
    return result;
  };
  const answer = sdk.runTransaction(db, attempt, options).then(
    (result) => {
      usage.writes += commit.writes;
      usage.deletes += commit.deletes;
      return result;
    },
    (error) => {
      // An empty commit, which prepares a click, is refused for no reason of the rules.
      if (commit.writes + commit.deletes > 0) usage.refused++;
      throw error;
    },
  );
  await answer.catch(() => undefined);
  if (!visitor.losesAnswer || commit.writes === 0) return answer;
  visitor.losesAnswer = false;
  usage.lostAnswers++;
  throw new Error('The response was lost on purpose.');
}

/** Counts the transaction's writes and deletes in `commit`. */
function countingTransaction(
  transaction: Transaction,
  commit: { writes: number; deletes: number },
): Transaction {
  return new Proxy(transaction, {
    get(target, name) {
      if (name === 'set' || name === 'update') commit.writes++;
      if (name === 'delete') commit.deletes++;
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
  });
}
