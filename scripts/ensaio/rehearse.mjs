import { deleteApp } from 'firebase/app';
import { collection, doc, getDocFromServer, getDocsFromServer, limit, query } from 'firebase/firestore';
import { setTimeout as pause } from 'node:timers/promises';
import { UsageError } from '../terminal.mjs';
import { connect, welcome } from './visitor.mjs';

/** @typedef {import('./visitor.mjs').Visitor} Visitor */
/** @typedef {import('./visitor.mjs').Visit} Visit */
/** @typedef {import('firebase/firestore').Firestore} Firestore */

/**
 * What happened, as the visitors lived it and as the database has it.
 * @typedef {object} Rehearsal
 * @property {number} releasedAt on the clock of performance.now()
 * @property {Visit[]} visits
 * @property {Set<string>} places tickets that have a place
 * @property {boolean} roomClosed
 */

/** As many come at a time as two cores serve well. */
const PORTION = 50;
/** How long one portion may take to come in, ms. */
const ARRIVAL_LIMIT_MS = 180_000;
/** Whoever has no answer so long after the release counts as left without one, ms: room for a few clicks of 30 s each. */
const ANSWER_LIMIT_MS = 180_000;

/**
 * People come, the button is released, they click, and the database is looked at.
 * @param {import('./loadProduct.mjs').Product} product
 * @param {import('./venue.mjs').Venue} venue
 * @param {import('./crowd.mjs').Person[]} crowd
 * @param {typeof import('./progress.mjs').follow} follow
 * @returns {Promise<Rehearsal>}
 */
export async function rehearse(product, venue, crowd, follow) {
  const inspector = connect(venue.project);
  /** @type {Visitor[]} */
  const visitors = [];
  try {
    await venue.prepare();
    if (!(await noRoom(inspector)))
      throw new UsageError('Já há uma sala aberta neste projeto. Feche-a antes do ensaio.');
    const came = follow('Na sala de espera', crowd.length);
    for (let first = 0; first < crowd.length; first += PORTION) {
      const portion = crowd
        .slice(first, first + PORTION)
        .map((person) => welcome(product, venue.project, person));
      visitors.push(...portion);
      await allArrived(portion, came);
    }
    const seen = Promise.race(visitors.map(({ released }) => released));
    const answered = follow('Com resposta', crowd.length);
    const allAnswered = Promise.all(visitors.map((visitor) => visitor.answered.then(answered)));
    const toldAt = await venue.release(seen);
    await Promise.race([allAnswered, pause(ANSWER_LIMIT_MS)]);
    const visits = structuredClone(visitors.map(({ visit }) => visit));
    const places = await placesOf(inspector, visits);
    // Nobody sees the button before its release; where a person released it, the first sight tells when.
    const releasedAt = Math.min(toldAt, ...visits.flatMap(({ sawAt }) => sawAt ?? []));
    return { releasedAt, visits, places, roomClosed: await noRoom(inspector) };
  } finally {
    await Promise.all([...visitors.map(({ leave }) => leave()), deleteApp(inspector.app)]);
  }
}

/** @param {Firestore} db */
async function noRoom(db) {
  return (await getDocsFromServer(query(collection(db, 'salaDeEspera'), limit(1)))).empty;
}

/**
 * @param {Visitor[]} visitors
 * @param {() => void} came
 */
async function allArrived(visitors, came) {
  const late = new AbortController();
  await Promise.race([
    Promise.all(visitors.map(({ arrived }) => arrived.then(came))),
    pause(ARRIVAL_LIMIT_MS, undefined, { signal: late.signal }).then(() => {
      throw new Error('O Firestore não respondeu a tempo aos visitantes que chegavam.');
    }),
  ]);
  late.abort();
}

/** The tickets that have a place, whatever their visitors were told. @param {Firestore} db @param {Visit[]} visits */
async function placesOf(db, visits) {
  /** @type {Set<string>} */
  const places = new Set();
  for (let first = 0; first < visits.length; first += PORTION) {
    const portion = visits.slice(first, first + PORTION);
    const tickets = await Promise.all(
      portion.map(({ ticket }) => getDocFromServer(doc(db, 'vagas', ticket))),
    );
    for (const ticket of tickets) if (ticket.exists()) places.add(ticket.id);
  }
  return places;
}
