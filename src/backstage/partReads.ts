// What the parts 'Promoções', 'Cadastros' and 'O show' read. Each function throws the SDK's errors, or
// NoAnswerError.
import {
  collection,
  doc,
  limit,
  query,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase/firestore/lite';
import { collections, documents } from '../base/documentPaths';
import type { Fields, StoredDocument } from '../base/fields';
import { queryOnce, readOnce } from '../firebase/once';
import { queryAll } from '../firebase/queryAll';

/** The largest number of documents that firestore.rules allow in one query. */
const MAX_DOCUMENTS = 50;

/** All promotions in the order of their ids, hidden ones, too. */
export async function readAllPromotions(db: Firestore): Promise<StoredDocument[]> {
  return readAll(query(collection(db, collections.promotions)));
}

/** All documents of a query. firestore.rules allow the team only MAX_DOCUMENTS at a time. */
export async function readAll(all: Query): Promise<StoredDocument[]> {
  const found = await queryAll(all, MAX_DOCUMENTS);
  return found.map((one) => ({ id: one.id, fields: one.data() }));
}

/** The fields of the show's settings, as they are stored; empty if there are no settings. */
export async function readSettings(db: Firestore): Promise<Fields> {
  return (await readOnce(doc(db, documents.settings))).data() ?? {};
}

export interface Registrations {
  /** Null if the counter holds no number of people: somebody has changed it in the console. */
  total: number | null;
  /** The states in which somebody has registered, those with the most people first. */
  states: { code: string; people: number }[];
  /** The states whose counters hold no number of people. */
  unusable: string[];
}

/** How many people have registered, in all and in each state. */
export async function readRegistrations(db: Firestore): Promise<Registrations> {
  const [total, { docs }] = await Promise.all([
    readOnce(doc(db, documents.registered)),
    queryOnce(query(collection(db, collections.counts), limit(MAX_DOCUMENTS))),
  ]);
  const states = docs.map((state) => ({ code: state.id, people: peopleIn(state) }));
  return {
    total: total.exists() ? peopleIn(total) : 0,
    states: states
      .flatMap(({ code, people }) => (people === null ? [] : [{ code, people }]))
      .sort((one, other) => other.people - one.people || one.code.localeCompare(other.code)),
    unusable: states.filter(({ people }) => people === null).map(({ code }) => code),
  };
}

/** The number in a counter; null if it is no number of people. */
function peopleIn(counter: DocumentSnapshot): number | null {
  const people: unknown = counter.get('quantidade');
  return typeof people === 'number' && Number.isSafeInteger(people) && people >= 0 ? people : null;
}
