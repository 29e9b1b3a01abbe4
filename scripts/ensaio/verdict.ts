import { PLACES } from '../../src/model';
import type { Attack } from './attack';
import type { DoorAttempt } from './door';
import { costOf, isFree, type Operations } from './prices';
import type { Rehearsal } from './rehearse';
import type { ShowKind } from './show';
import type { Visit } from './visitor';

const LARGEST_SHOW = 1_000_000;

/** In ms. */
export interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
}

interface Show {
  visitors: number;
  operations: Operations;
  /** At list prices. */
  cost: number;
  /** Fits into the free daily quota. */
  free: boolean;
}

/** Who could read the address behind the protected link. */
interface Door {
  winnersWhoRead: number;
  losersWhoRead: number;
  /** Losers whom the rules have refused; the others have read it, or had no certain answer. */
  losersRefused: number;
}

/** What a stranger's lock on the room has delayed. */
export interface AttackEffect {
  lastedMs: number;
  /** Winners who had their answer before the lock, and while it lasted. */
  wonBefore: number;
  wonDuring: number;
  /** From the end of the lock to the last winner's answer and to everybody's; negative if that came before, null if none did. */
  lastWinMs: number | null;
  lastAnswerMs: number | null;
}

interface Circumstances {
  seed: number;
  /** Name of the target. */
  target: string;
  emulated: boolean;
  show: ShowKind;
  /** Including the preparations. */
  tookMs: number;
}

export interface Verdict extends Circumstances {
  passed: boolean;
  visitors: number;
  /** Visitors whose page showed that they won. */
  winners: number;
  /** Places in the database. */
  places: number;
  /** Visitors whose page showed the opposite of what is in the database. */
  wronglyAnswered: number;
  /** Visitors without a button, or without an answer to their click. */
  unanswered: number;
  roomClosed: boolean;
  /** Null unless the room's link is protected. */
  door: Door | null;
  /** Null unless a stranger has locked the room. */
  attack: AttackEffect | null;
  /** Winners among the first five who sent a click. */
  firstSendersWhoWon: number;
  /** Visitors whose click was sent. */
  sent: number;
  /** Visitors whose page already knew that the room was full or gone, and sent no click. */
  answeredByPage: number;
  lostAnswers: number;
  /** Number of clicks after which the button came back, by error message. */
  failures: Record<string, number>;
  winnersWithLostAnswer: number;
  releaseToButton: Percentiles | null;
  /** Of the clicks that were sent. */
  clickToAnswer: Percentiles | null;
  perVisitor: Operations & { readsByRules: number };
  /** This show, one that is ten times as large, and the largest. */
  shows: Show[];
}

/** Decides whether the waiting room kept its promises, and sums up the figures. */
export function judge(
  { releasedAt, visits, places, roomClosed, attack }: Rehearsal,
  circumstances: Circumstances,
): Verdict {
  const winners = visits.filter(({ answer }) => answer === 'won');
  const wronglyAnswered = visits.filter(
    ({ ticket, answer }) => answer !== null && (ticket !== null && places.has(ticket)) !== (answer === 'won'),
  );
  const unanswered = visits.filter(({ answer }) => answer === null);
  const door = circumstances.show === 'plain' ? null : doorOf(visits);
  const senders = inOrderOfSending(visits);
  const total = operationsOf(visits);
  return {
    passed:
      winners.length === PLACES &&
      places.size === PLACES &&
      wronglyAnswered.length === 0 &&
      unanswered.length === 0 &&
      roomClosed &&
      (door === null || onlyWinnersRead(door, visits.length)),
    visitors: visits.length,
    ...circumstances,
    winners: winners.length,
    places: places.size,
    wronglyAnswered: wronglyAnswered.length,
    unanswered: unanswered.length,
    roomClosed,
    door,
    attack: attack && effectOf(attack, visits, winners),
    firstSendersWhoWon: senders.slice(0, PLACES).filter(({ answer }) => answer === 'won').length,
    sent: senders.length,
    answeredByPage: visits.filter(({ answer, usage }) => answer !== null && usage.firstSentAt === null)
      .length,
    lostAnswers: sum(visits, ({ lostAnswers }) => lostAnswers),
    failures: tally(visits.flatMap(({ failures }) => failures)),
    winnersWithLostAnswer: winners.filter(({ usage }) => usage.lostAnswers > 0).length,
    releaseToButton: percentiles(waitsForButton(visits, releasedAt)),
    clickToAnswer: percentiles(waitsForAnswer(visits)),
    perVisitor: {
      reads: total.reads / visits.length,
      readsByRules: sum(visits, ({ ruleReads }) => ruleReads) / visits.length,
      writes: total.writes / visits.length,
      deletes: total.deletes / visits.length,
    },
    shows: [visits.length, 10 * visits.length, LARGEST_SHOW].map((size) =>
      showOf(size, total, visits.length),
    ),
  };
}

function doorOf(visits: Visit[]): Door {
  const count = (door: DoorAttempt, won: boolean) =>
    visits.filter((visit) => visit.door === door && (visit.answer === 'won') === won).length;
  return {
    winnersWhoRead: count('read', true),
    losersWhoRead: count('read', false),
    losersRefused: count('refused', false),
  };
}

function onlyWinnersRead({ winnersWhoRead, losersWhoRead, losersRefused }: Door, visitors: number): boolean {
  return winnersWhoRead === PLACES && losersWhoRead === 0 && losersRefused === visitors - PLACES;
}

function effectOf({ from, until }: Attack, visits: Visit[], winners: Visit[]): AttackEffect {
  const sinceEnd = (time: number | undefined) => (time === undefined ? null : time - until);
  const wins = answersOf(winners);
  return {
    lastedMs: until - from,
    wonBefore: wins.filter((time) => time < from).length,
    wonDuring: wins.filter((time) => time >= from && time < until).length,
    lastWinMs: sinceEnd(wins.at(-1)),
    lastAnswerMs: sinceEnd(answersOf(visits).at(-1)),
  };
}

/** When the visitors were answered, ascending. */
function answersOf(visits: Visit[]): number[] {
  return ascending(visits.flatMap(({ answeredAt }) => answeredAt ?? []));
}

function tally(reasons: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

/** The visits whose click was sent, in the order of sending. */
export function inOrderOfSending(visits: Visit[]): (Visit & { sentAt: number })[] {
  return visits
    .flatMap((visit) =>
      visit.usage.firstSentAt === null ? [] : { ...visit, sentAt: visit.usage.firstSentAt },
    )
    .sort((one, other) => one.sentAt - other.sentAt);
}

/** Times from the release to the button, ascending, ms. */
export function waitsForButton(visits: Visit[], releasedAt: number): number[] {
  return ascending(visits.flatMap(({ sawAt }) => (sawAt === null ? [] : sawAt - releasedAt)));
}

/** Times from the click to the answer of the clicks that were sent, ascending, ms. */
export function waitsForAnswer(visits: Visit[]): number[] {
  return ascending(
    visits.flatMap(({ clickedAt, answeredAt, usage }) =>
      usage.firstSentAt === null || clickedAt === null || answeredAt === null ? [] : answeredAt - clickedAt,
    ),
  );
}

function ascending(values: number[]): number[] {
  return values.sort((one, other) => one - other);
}

function percentiles(sorted: number[]): Percentiles | null {
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
  return sorted.length === 0 ? null : { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function operationsOf(visits: Visit[]): Operations {
  return {
    reads: sum(
      visits,
      ({ listenerReads, documentReads, ruleReads }) => listenerReads + documentReads + ruleReads,
    ),
    writes: sum(visits, ({ writes }) => writes),
    deletes: sum(visits, ({ deletes }) => deletes),
  };
}

/**
 * Extrapolates to a show of another size. Reads grow with the visitors, except the few that only winners cause; writes and
 * deletes do not, as there are always five places.
 */
function showOf(size: number, counted: Operations, visitors: number): Show {
  const operations = { ...counted, reads: Math.round((counted.reads * size) / visitors) };
  return { visitors: size, operations, cost: costOf(operations), free: isFree(operations) };
}

function sum(visits: Visit[], count: (usage: Visit['usage']) => number): number {
  return visits.reduce((total, { usage }) => total + count(usage), 0);
}
