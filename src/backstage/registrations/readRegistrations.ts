import {
  collection,
  doc,
  limit,
  query,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore/lite';
import { collections, documents } from '../../base/documentPaths';
import { queryOnce, readOnce } from '../../firebase/once';
import { TEAM_QUERY_LIMIT } from '../limits';

export interface Registrations {
  /** Null if the counter's value is unusable, because somebody has changed it in Firebase's console. */
  total: number | null;
  /** The states with registered people, most people first. */
  states: { code: string; people: number }[];
  /** The codes of the states whose counters have an unusable value. */
  unusable: string[];
}

/**
 * Reads how many people have registered, in all and in each state.
 * @throws the SDK's errors, or NoAnswerError
 */
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
