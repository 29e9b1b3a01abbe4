// What the product's modules get in the place of 'firebase/firestore': the same SDK, but each visitor has a bill of
// what Firestore would charge for, and for some the answer of the first click gets lost.
import * as sdk from 'firebase/firestore';

export * from 'firebase/firestore';

/** @typedef {import('firebase/firestore').Firestore} Firestore */
/** @typedef {import('firebase/firestore').DocumentReference} DocumentReference */
/** @typedef {import('firebase/firestore').DocumentSnapshot} DocumentSnapshot */
/** @typedef {import('firebase/firestore').QuerySnapshot} QuerySnapshot */
/** @typedef {import('firebase/firestore').Transaction} Transaction */

/**
 * @typedef {object} Bill
 * @property {number} listened documents that the subscriptions delivered; a query that found nothing counts for one
 * @property {number} asked documents read one by one, there or not
 * @property {number} ruled documents that the rules read to judge the clicks, at most
 * @property {number} writes that landed
 * @property {number} deletes that landed
 * @property {number} refused commits that did not land
 * @property {number} lostAnswers
 * @property {number | null} firstSentAt when the first click was sent, on the clock of performance.now()
 */

/**
 * At most: to judge a click the rules read the room (get, getAfter) and the ticket (exists, existsAfter, getAfter), each
 * charged once for a commit however often they name it, also where they refuse it; a refusal may come before both are
 * read. That of closing a room reads nothing else.
 */
const READ_BY_RULES = 2;

/** @type {WeakMap<Firestore, { bill: Bill, losesAnswer: boolean }>} */
const accounts = new WeakMap();

/**
 * Begins a visitor's bill.
 * @param {Firestore} db
 * @param {boolean} losesAnswer whether the answer of the first click gets lost
 * @returns {Bill}
 */
export function openBill(db, losesAnswer) {
  const bill = {
    listened: 0,
    asked: 0,
    ruled: 0,
    writes: 0,
    deletes: 0,
    refused: 0,
    lostAnswers: 0,
    firstSentAt: null,
  };
  accounts.set(db, { bill, losesAnswer });
  return bill;
}

/** @param {Firestore} db */
function accountOf(db) {
  const account = accounts.get(db);
  if (!account) throw new Error('A Firestore without a bill.');
  return account;
}

/**
 * @param {{ firestore: Firestore }} target
 * @param {unknown[]} rest options, if any, then the callbacks
 */
export function onSnapshot(target, ...rest) {
  const { bill } = accountOf(target.firestore);
  let answered = false;
  const next = rest.findIndex((argument) => typeof argument === 'function');
  const onNext = /** @type {(snapshot: DocumentSnapshot | QuerySnapshot) => void} */ (rest[next]);
  /** @param {DocumentSnapshot | QuerySnapshot} snapshot */
  const counting = (snapshot) => {
    const { fromCache } = snapshot.metadata;
    const delivered = deliveredBy(snapshot);
    bill.listened += !fromCache && !answered ? Math.max(1, delivered) : delivered;
    answered ||= !fromCache;
    onNext(snapshot);
  };
  const subscribe = /** @type {(...given: unknown[]) => import('firebase/firestore').Unsubscribe} */ (
    /** @type {unknown} */ (sdk.onSnapshot)
  );
  return subscribe(target, ...rest.map((argument, index) => (index === next ? counting : argument)));
}

/**
 * Documents that came from the server; those that were deleted are not charged.
 * @param {DocumentSnapshot | QuerySnapshot} snapshot
 */
function deliveredBy(snapshot) {
  if ('docChanges' in snapshot) return snapshot.docChanges().filter(({ type }) => type !== 'removed').length;
  return snapshot.metadata.fromCache ? 0 : 1;
}

/** @param {DocumentReference} reference */
export function getDocFromServer(reference) {
  accountOf(reference.firestore).bill.asked++;
  return sdk.getDocFromServer(reference);
}

/**
 * @template T
 * @param {Firestore} db
 * @param {(transaction: Transaction) => Promise<T>} work
 * @param {import('firebase/firestore').TransactionOptions} [options]
 * @returns {Promise<T>}
 */
export async function runTransaction(db, work, options) {
  const account = accountOf(db);
  const { bill } = account;
  const commit = { writes: 0, deletes: 0 };
  const attempt = async (/** @type {Transaction} */ transaction) => {
    Object.assign(commit, { writes: 0, deletes: 0 });
    const result = await work(counted(transaction, commit));
    if (commit.writes > 0) {
      bill.ruled += READ_BY_RULES;
      bill.firstSentAt ??= performance.now();
    }
    return result;
  };
  const answer = sdk.runTransaction(db, attempt, options).then(
    (result) => {
      bill.writes += commit.writes;
      bill.deletes += commit.deletes;
      return result;
    },
    (error) => {
      bill.refused++;
      throw error;
    },
  );
  await answer.catch(() => undefined);
  if (!account.losesAnswer || commit.writes === 0) return answer;
  account.losesAnswer = false;
  bill.lostAnswers++;
  throw new Error('The answer got lost.');
}

/**
 * The same transaction, whose writes and deletes are counted.
 * @param {Transaction} transaction
 * @param {{ writes: number, deletes: number }} commit
 * @returns {Transaction}
 */
function counted(transaction, commit) {
  return new Proxy(transaction, {
    get(target, name) {
      if (name === 'set' || name === 'update') commit.writes++;
      if (name === 'delete') commit.deletes++;
      const member = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}
