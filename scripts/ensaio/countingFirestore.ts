// Replaces 'firebase/firestore' in the product's modules: the same SDK, but it counts for each visitor the operations that
// Firestore bills, and can lose the response to a visitor's first click.
import * as sdk from 'firebase/firestore';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  QuerySnapshot,
  Transaction,
  TransactionOptions,
  Unsubscribe,
} from 'firebase/firestore';
import type { ShowKind } from './show';

export * from 'firebase/firestore';

/** What a visitor has used. */
export interface Usage {
  /** Documents that listeners delivered. A query without results counts as one. */
  listenerReads: number;
  /** Documents read one by one, whether they exist or not. */
  documentReads: number;
  /** Upper bound of the documents that the rules read to evaluate clicks, and for winners what follows. */
  ruleReads: number;
  writes: number;
  deletes: number;
  /** Commits that failed. */
  refused: number;
  /** Responses that were lost on purpose. */
  lostAnswers: number;
  /** When the first click was sent, by performance.now(). */
  firstSentAt: number | null;
}

/**
 * The documents that the rules read for a commit: a click in a room of each show, or the one by which a winner owns a place.
 * Firestore bills each document once per commit, also when the commit is refused, which can happen before all are read.
 * Closing a room reads no other document.
 */
const RULE_READS_PER_COMMIT = {
  /**
   * The room (get, getAfter), the ticket (exists, existsAfter, getAfter) and the settings (exists, get), which are billed
   * where they do not exist, too.
   */
  plain: 3,
  /** Also the address. */
  protected: 4,
  /** Also the winner's document and the profile. */
  registered: 6,
  /** The ticket and the winner's document. */
  own: 2,
} satisfies Record<ShowKind | 'own', number>;

/** For a read of the address: the winner's document. */
const RULE_READS_OF_ADDRESS = 1;

interface Tracking {
  usage: Usage;
  ruleReadsPerCommit: number;
  /** Lose the response to the first click. */
  losesAnswer: boolean;
}

const visitors = new WeakMap<Firestore, Tracking>();

export function noUsage(): Usage {
  return {
    listenerReads: 0,
    documentReads: 0,
    ruleReads: 0,
    writes: 0,
    deletes: 0,
    refused: 0,
    lostAnswers: 0,
    firstSentAt: null,
  };
}

/**
 * Starts counting what a visitor does with this Firestore, and adds it to `usage`.
 * @param commits what its commits are
 * @param losesAnswer lose the response to the first click
 */
export function trackUsage(
  db: Firestore,
  usage: Usage,
  commits: keyof typeof RULE_READS_PER_COMMIT,
  losesAnswer = false,
): void {
  visitors.set(db, { usage, ruleReadsPerCommit: RULE_READS_PER_COMMIT[commits], losesAnswer });
}

function visitorOf(db: Firestore) {
  const visitor = visitors.get(db);
  if (!visitor) throw new Error('trackUsage was not called for this Firestore.');
  return visitor;
}

/** Takes options, if any, and callbacks after the target, as the SDK's function does. */
export function onSnapshot(target: { firestore: Firestore }, ...rest: unknown[]): Unsubscribe {
  const { usage } = visitorOf(target.firestore);
  let answered = false;
  const next = rest.findIndex((argument) => typeof argument === 'function');
  const onNext = rest[next] as (snapshot: DocumentSnapshot | QuerySnapshot) => void;
  const countAndForward = (snapshot: DocumentSnapshot | QuerySnapshot) => {
    const { fromCache } = snapshot.metadata;
    const delivered = deliveredDocuments(snapshot);
    usage.listenerReads += !fromCache && !answered ? Math.max(1, delivered) : delivered;
    answered ||= !fromCache;
    onNext(snapshot);
  };
  const subscribe = sdk.onSnapshot as (...args: unknown[]) => Unsubscribe;
  return subscribe(target, ...rest.map((argument, index) => (index === next ? countAndForward : argument)));
}

/** The number of documents that came from the server. Removed documents are not billed. */
function deliveredDocuments(snapshot: DocumentSnapshot | QuerySnapshot): number {
  if ('docChanges' in snapshot) return snapshot.docChanges().filter(({ type }) => type !== 'removed').length;
  return snapshot.metadata.fromCache ? 0 : 1;
}

export function getDocFromServer(reference: DocumentReference): Promise<DocumentSnapshot> {
  visitorOf(reference.firestore).usage.documentReads++;
  return sdk.getDocFromServer(reference);
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
    const result = await updateFunction(countingTransaction(transaction, commit, usage));
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
      // A transaction that only reads ends before its commit.
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

/** Counts the transaction's writes and deletes in `commit`, and its reads, which are those of the address, in `usage`. */
function countingTransaction(
  transaction: Transaction,
  commit: { writes: number; deletes: number },
  usage: Usage,
): Transaction {
  return new Proxy(transaction, {
    get(target, name) {
      if (name === 'set' || name === 'update') commit.writes++;
      if (name === 'delete') commit.deletes++;
      if (name === 'get') {
        usage.documentReads++;
        usage.ruleReads += RULE_READS_OF_ADDRESS;
      }
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
  });
}
