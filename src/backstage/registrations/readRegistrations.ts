import { collection, type Firestore } from 'firebase/firestore/lite';
import { collections, documents } from '../../base/documentPaths';
import type { Fields } from '../../base/fields';
import { readOnce } from '../../firebase/once';
import { readAll } from '../readAll';

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
  const [total = { quantidade: 0 }, counts] = await Promise.all([
    readOnce(db, documents.registered),
    readAll(collection(db, collections.counts)),
  ]);
  const states = counts.map(({ id, fields }) => ({ code: id, people: peopleIn(fields) }));
  return {
    total: peopleIn(total),
    states: states
      .flatMap(({ code, people }) => (people === null ? [] : [{ code, people }]))
      .sort((one, other) => other.people - one.people || one.code.localeCompare(other.code)),
    unusable: states.filter(({ people }) => people === null).map(({ code }) => code),
  };
}

/** The number in a counter; null if it is not a whole number from 0 on. */
function peopleIn({ quantidade: people }: Fields): number | null {
  return typeof people === 'number' && Number.isSafeInteger(people) && people >= 0 ? people : null;
}
