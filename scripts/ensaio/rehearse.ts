import { collection, doc, getDoc, getDocs, limit, query, type Firestore } from 'firebase/firestore/lite';
import { collections, documents } from '../../src/base/documentPaths';
import { MINUTE_MS } from '../../src/base/durations';
import { NoAnswerError, sleep, withTimeout } from '../../src/base/timeouts';
import { batchesOf } from '../../src/firebase/queryAll';
import { connect } from '../shared/connect';
import { UsageError } from '../shared/terminal';
import { attackRoom, type Attack } from './attack';
import type { Target } from './target';
import type { Person } from './visitors/crowd';
import type { Visit } from './visitors/visit';
import type { Visitor } from './visitors/visitor';

/** The result of a rehearsal: what the visitors' pages showed, and what is in the database. */
export interface Rehearsal {
  /** When the button 'Entrar' was released, by performance.now(). */
  releasedAt: number;
  visits: Visit[];
  /** The ids of the tickets that have a place in the database. */
  places: Set<string>;
  roomClosed: boolean;
  /** The stranger's lock on the room; null if there was none. */
  attack: Attack | null;
}

/** Shows the progress of `what`. Returns a function to call for each of the `total` items that is done. */
type Progress = (what: string, total: number) => () => void;

/** How many visitors connect, or requests run, at once: about as many as two processor cores can handle. */
const BATCH_SIZE = 50;
/** How long one batch of visitors may take to connect. */
const ARRIVAL_LIMIT_MS = 3 * MINUTE_MS;
/** How long the visitors wait for their answers: enough for several attempts of 30 s. */
const ALL_ANSWERS_LIMIT_MS = 3 * MINUTE_MS;

/**
 * Simulates visitors, opens a room, waits for the answers, and reads the result from the database.
 * @param VisitorClass the class that loadVisitor returns
 * @param special `lockMs`: how long a stranger locks the room, null for no attack; `aheadMs`: how long before
 * its opening the room is created, null for a room without an opening time
 */
export async function rehearse(
  VisitorClass: typeof Visitor,
  target: Target,
  crowd: Person[],
  progress: Progress,
  { lockMs = null, aheadMs = null }: { lockMs?: number | null; aheadMs?: number | null } = {},
): Promise<Rehearsal> {
  const inspector = connect(target.project);
  const visitors: Visitor[] = [];
  try {
    await target.prepare(crowd.length);
    if (!(await hasNoRoom(inspector.db)))
      throw new UsageError('Já há uma sala aberta neste projeto. Feche-a antes do ensaio.');
    const countArrival = progress('Na sala de espera', crowd.length);
    for (const people of batchesOf(crowd, BATCH_SIZE)) {
      const first = visitors.length;
      const batch = people.map((person, index) => new VisitorClass(target, person, first + index));
      visitors.push(...batch);
      await waitForArrival(batch, countArrival);
    }
    const seen = Promise.race(visitors.map(({ released }) => released.opened));
    const countAnswer = progress('Com resposta', crowd.length);
    const allAnswered = Promise.all(visitors.map(({ answered }) => answered.opened.then(countAnswer)));
    const endAttack = lockMs === null ? null : attackRoom(target.project, lockMs);
    const reportedAt = await target.release(seen, aheadMs);
    await Promise.race([allAnswered, sleep(ALL_ANSWERS_LIMIT_MS)]);
    const attack = (await endAttack?.()) ?? null;
    // Copied before the losers try to read the address, because those reads must not count as usage.
    const visits = structuredClone(visitors.map(({ visit }) => visit));
    if (target.show !== 'plain') await tryAddresses(visitors, visits, progress);
    const places = await placesOf(inspector.db, visits);
    // In a real project, a person opens the room, so the exact time of the release is not known. The best
    // estimate is the time at which the first visitor saw the button.
    const firstSawAt = Math.min(...visits.flatMap(({ sawAt }) => sawAt ?? []));
    const releasedAt = aheadMs === null ? Math.min(reportedAt, firstSawAt) : reportedAt;
    return { releasedAt, visits, places, roomClosed: await hasNoRoom(inspector.db), attack };
  } finally {
    await Promise.all([...visitors.map((visitor) => visitor.leave()), inspector.close()]);
  }
}

async function hasNoRoom(db: Firestore): Promise<boolean> {
  return (await getDocs(query(collection(db, collections.rooms), limit(1)))).empty;
}

async function waitForArrival(visitors: Visitor[], onArrival: () => void): Promise<void> {
  const allArrived = Promise.all(visitors.map(({ stream }) => stream.arrived.then(onArrival)));
  await withTimeout(ARRIVAL_LIMIT_MS, allArrived).catch((cause: unknown) => {
    if (!(cause instanceof NoAnswerError)) throw cause;
    throw new Error('O Firestore não respondeu a tempo aos visitantes que chegavam.', { cause });
  });
}

/** Lets everybody without a place try to read the protected address, which the rules must refuse. */
async function tryAddresses(visitors: Visitor[], visits: Visit[], progress: Progress): Promise<void> {
  const others = [...visits.entries()].filter(([, { readAttempt }]) => readAttempt === null);
  const countAttempt = progress('Sem vaga, tentaram ler o endereço', others.length);
  for (const batch of batchesOf(others, BATCH_SIZE)) {
    await Promise.all(
      batch.map(async ([index, visit]) => {
        visit.readAttempt = (await visitors[index]?.tryAddress()) ?? null;
        countAttempt();
      }),
    );
  }
}

/** The ids of the visitors' tickets that have a place in the database. */
async function placesOf(db: Firestore, visits: Visit[]): Promise<Set<string>> {
  const places = new Set<string>();
  const tickets = visits.flatMap(({ ticket }) => ticket ?? []);
  for (const batch of batchesOf(tickets, BATCH_SIZE)) {
    for (const place of await Promise.all(batch.map((id) => getDoc(doc(db, documents.ticket(id))))))
      if (place.exists()) places.add(place.id);
  }
  return places;
}
