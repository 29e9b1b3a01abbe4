import { costOf, isFree } from './prices.mjs';

/** @typedef {import('./rehearse.mjs').Rehearsal} Rehearsal */
/** @typedef {import('./visitor.mjs').Visit} Visit */
/** @typedef {import('./prices.mjs').Operations} Operations */

/** spec.md section 9: the sixth click closes the room. */
export const PLACES = 5;
const LARGEST_SHOW = 1_000_000;

/** @typedef {{ p50: number, p95: number, p99: number }} Percentiles of ms */

/**
 * @typedef {object} Show
 * @property {number} visitors
 * @property {Operations} operations
 * @property {number} cost at list prices
 * @property {boolean} free the free daily quota holds it
 */

/**
 * @typedef {object} Verdict
 * @property {boolean} passed
 * @property {number} visitors
 * @property {number} seed
 * @property {string} venue
 * @property {boolean} emulated
 * @property {number} tookMs with all that was made ready
 * @property {number} winners who were told that they won
 * @property {number} places that the database gave
 * @property {number} mistold who were told otherwise than the database has it
 * @property {number} unanswered who saw no button, or got no answer to their click
 * @property {boolean} roomClosed
 * @property {number} firstSendersWhoWon of the first five whose click was sent
 * @property {number} sent whose click was sent
 * @property {number} answeredByPage whose page knew already that the room was full or gone, and sent no click
 * @property {number} lostAnswers
 * @property {Record<string, number>} failures of clicks after which the button came back, by their reason
 * @property {number} winnersWithLostAnswer
 * @property {Percentiles | null} releaseToButton
 * @property {Percentiles | null} clickToAnswer of the clicks that were sent
 * @property {Operations & { readsByRules: number }} perVisitor
 * @property {Show[]} shows this one, one ten times as large, and the largest
 */

/**
 * @param {Rehearsal} rehearsal
 * @param {{ seed: number, venue: string, emulated: boolean, tookMs: number }} circumstances
 * @returns {Verdict}
 */
export function judge({ releasedAt, visits, places, roomClosed }, circumstances) {
  const winners = visits.filter(({ answer }) => answer === 'won');
  const mistold = visits.filter(
    ({ ticket, answer }) => answer !== null && places.has(ticket) !== (answer === 'won'),
  );
  const unanswered = visits.filter(({ answer }) => answer === null);
  const senders = inOrderOfSending(visits);
  const total = operationsOf(visits);
  return {
    passed:
      winners.length === PLACES &&
      places.size === PLACES &&
      mistold.length === 0 &&
      unanswered.length === 0 &&
      roomClosed,
    visitors: visits.length,
    ...circumstances,
    winners: winners.length,
    places: places.size,
    mistold: mistold.length,
    unanswered: unanswered.length,
    roomClosed,
    firstSendersWhoWon: senders.slice(0, PLACES).filter(({ answer }) => answer === 'won').length,
    sent: senders.length,
    answeredByPage: visits.filter(({ answer, bill }) => answer !== null && bill.firstSentAt === null).length,
    lostAnswers: sum(visits, ({ lostAnswers }) => lostAnswers),
    failures: tally(visits.flatMap(({ failures }) => failures)),
    winnersWithLostAnswer: winners.filter(({ bill }) => bill.lostAnswers > 0).length,
    releaseToButton: percentiles(waitsForButton(visits, releasedAt)),
    clickToAnswer: percentiles(waitsForAnswer(visits)),
    perVisitor: {
      reads: total.reads / visits.length,
      readsByRules: sum(visits, ({ ruled }) => ruled) / visits.length,
      writes: total.writes / visits.length,
      deletes: total.deletes / visits.length,
    },
    shows: [visits.length, 10 * visits.length, LARGEST_SHOW].map((size) =>
      showOf(size, total, visits.length),
    ),
  };
}

/** @param {string[]} reasons */
function tally(reasons) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

/** Those whose click was sent, the first first. @param {Visit[]} visits */
export function inOrderOfSending(visits) {
  return visits
    .flatMap((visit) => (visit.bill.firstSentAt === null ? [] : { ...visit, sentAt: visit.bill.firstSentAt }))
    .sort((one, other) => one.sentAt - other.sentAt);
}

/** ms, the shortest first. @param {Visit[]} visits @param {number} releasedAt */
export function waitsForButton(visits, releasedAt) {
  return ascending(visits.flatMap(({ sawAt }) => (sawAt === null ? [] : sawAt - releasedAt)));
}

/** ms, the shortest first, of the clicks that were sent. @param {Visit[]} visits */
export function waitsForAnswer(visits) {
  return ascending(
    visits.flatMap(({ clickedAt, answeredAt, bill }) =>
      bill.firstSentAt === null || clickedAt === null || answeredAt === null ? [] : answeredAt - clickedAt,
    ),
  );
}

/** @param {number[]} values */
function ascending(values) {
  return values.sort((one, other) => one - other);
}

/** @param {number[]} sorted @returns {Percentiles | null} */
function percentiles(sorted) {
  const at = (/** @type {number} */ share) => sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
  return sorted.length === 0 ? null : { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** @param {Visit[]} visits @returns {Operations} */
function operationsOf(visits) {
  return {
    reads: sum(visits, ({ listened, asked, ruled }) => listened + asked + ruled),
    writes: sum(visits, ({ writes }) => writes),
    deletes: sum(visits, ({ deletes }) => deletes),
  };
}

/**
 * A show of another size. Its visitors read as much each; places and rooms, and so writes and deletes, are no more.
 * @param {number} size
 * @param {Operations} counted
 * @param {number} visitors
 * @returns {Show}
 */
function showOf(size, counted, visitors) {
  const operations = { ...counted, reads: Math.round((counted.reads * size) / visitors) };
  return { visitors: size, operations, cost: costOf(operations), free: isFree(operations) };
}

/** @param {Visit[]} visits @param {(bill: Visit['bill']) => number} what */
function sum(visits, what) {
  return visits.reduce((before, { bill }) => before + what(bill), 0);
}
