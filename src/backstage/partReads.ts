// Reads of the desk's pages 'Promoções', 'Cadastros' and 'O show', and `readAll`, which 'Ao vivo' uses, too.
// Each function throws the SDK's errors, or NoAnswerError.
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
import { jsonOf, requestInTime } from '../base/request';
import { ANSWER_LIMIT_MS } from '../base/timeouts';
import { queryOnce, readOnce } from '../firebase/once';
import { queryAll } from '../firebase/queryAll';
import { restAddressOf } from '../firebase/rest';
import { TEAM_QUERY_LIMIT } from './limits';

/** All promotions, hidden ones too, in the order of their ids. */
export async function readAllPromotions(db: Firestore): Promise<StoredDocument[]> {
  return readAll(query(collection(db, collections.promotions)));
}

/** All documents of a query, read in pages, because firestore.rules limit one query to TEAM_QUERY_LIMIT. */
export async function readAll(all: Query): Promise<StoredDocument[]> {
  const found = await queryAll(all, TEAM_QUERY_LIMIT);
  return found.map((one) => ({ id: one.id, fields: one.data() }));
}

/** The fields of the show's settings, as they are stored; empty if there are no settings. */
export async function readSettings(db: Firestore): Promise<Fields> {
  return (await readOnce(doc(db, documents.settings))).data() ?? {};
}

export interface Registrations {
  /** Null if the counter's value is unusable, because somebody has changed it in Firebase's console. */
  total: number | null;
  /** The states with registered people, most people first. */
  states: { code: string; people: number }[];
  /** The codes of the states whose counters have an unusable value. */
  unusable: string[];
}

/** Reads how many people have registered, in all and in each state. */
export async function readRegistrations(db: Firestore): Promise<Registrations> {
  const [total, { docs }] = await Promise.all([
    readOnce(doc(db, documents.registered)),
    queryOnce(query(collection(db, collections.counts), limit(TEAM_QUERY_LIMIT))),
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

/** The number in a counter; null if it is not a whole number from 0 on. */
function peopleIn(counter: DocumentSnapshot): number | null {
  const people: unknown = counter.get('quantidade');
  return typeof people === 'number' && Number.isSafeInteger(people) && people >= 0 ? people : null;
}

/** The most participations that firestore.rules allow the team to count. */
const MAX_COUNTED = 100_000;

type Answer = [{ result: { aggregateFields: { people: { integerValue: string } } } }];

/**
 * Counts the people who take part in a promotion, MAX_COUNTED at most. Uses a REST request, because the SDK's
 * `getCount` would enlarge a chunk that visitors load, too.
 * @param headers identify the team member
 * @throws if the server refuses, or does not answer in time
 */
export async function countParticipants(
  db: Firestore,
  headers: Record<string, string>,
  promotion: string,
): Promise<number> {
  const { server, parent } = restAddressOf(db);
  const address = `${server}/${parent}/${documents.promotion(promotion)}:runAggregationQuery`;
  const request = {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: collections.participations }], limit: MAX_COUNTED },
        aggregations: [{ alias: 'people', count: {} }],
      },
    }),
  };
  const [{ result }] = await requestInTime(ANSWER_LIMIT_MS, address, request, jsonOf<Answer>);
  return Number(result.aggregateFields.people.integerValue);
}
