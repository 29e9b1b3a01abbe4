// What the parts 'Promoções', 'Cadastros' and 'O show' read. Each function throws the SDK's errors, or
// NoAnswerError.
import { collection, doc, limit, query, type Firestore, type Query } from 'firebase/firestore/lite';
import { collections, documents } from '../base/documentPaths';
import { numberOf, type Fields, type StoredDocument } from '../base/fields';
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
  total: number;
  /** The states in which somebody has registered, those with the most people first. */
  states: { code: string; people: number }[];
}

/** How many people have registered, in all and in each state. */
export async function readRegistrations(db: Firestore): Promise<Registrations> {
  const [total, { docs }] = await Promise.all([
    readOnce(doc(db, documents.registered)),
    queryOnce(query(collection(db, collections.counts), limit(MAX_DOCUMENTS))),
  ]);
  const states = docs.map((state) => ({ code: state.id, people: numberOf(state.get('quantidade')) }));
  return {
    total: numberOf(total.get('quantidade')),
    states: states.sort((one, other) => other.people - one.people || one.code.localeCompare(other.code)),
  };
}
