import { PLACES } from '../../../src/model';
import type { Attack } from '../attack';
import type { Rehearsal } from '../rehearse';
import type { ShowKind } from '../show';
import {
  answersOf,
  inOrderOfSending,
  percentiles,
  sum,
  waitsForAnswer,
  waitsForButton,
  winnersOf,
  type Visit,
} from '../visitors/visit';
import { operationsOf } from './prices';
import { outcomeOf, promisesOf } from './rehearsalOutcome';
import { compareReleases } from './synchronization';

interface Circumstances {
  seed: number;
  target: string;
  emulated: boolean;
  show: ShowKind;
  tookMs: number;
}

/** The judgement on a rehearsal, as `--json` prints it. */
export type Verdict = ReturnType<typeof judge>;

/**
 * Judges whether the waiting room kept its promises, and sums up the figures.
 * @param ordinary a release without an opening time to the same people, to compare with; null if there was
 * none
 */
export function judge(rehearsal: Rehearsal, circumstances: Circumstances, ordinary: Rehearsal | null = null) {
  const { visits, attack } = rehearsal;
  const outcome = outcomeOf(rehearsal, circumstances.show);
  return {
    passed: promisesOf(outcome, visits.length).every(({ kept }) => kept),
    visitors: visits.length,
    ...circumstances,
    ...outcome,
    /** The effect of a stranger's lock; null if nobody has locked the room. */
    attack: attack && effectOf(attack, visits),
    /** The comparison with an ordinary release; null if the room had no opening time. */
    synchronization: ordinary && compareReleases(rehearsal, ordinary),
    ...figuresOf(rehearsal),
    ...operationsOf(visits),
  };
}

/** Measures how a stranger's lock on the room delayed the answers. */
function effectOf({ from, until }: Attack, visits: Visit[]) {
  const sinceEnd = (time: number | undefined) => (time === undefined ? null : time - until);
  const wins = answersOf(winnersOf(visits));
  return {
    lastedMs: until - from,
    /** How many winners had their answer before the lock, and how many during it. */
    wonBefore: wins.filter((time) => time < from).length,
    wonDuring: wins.filter((time) => time >= from && time < until).length,
    /**
     * The time from the lock's end to the last winner's answer, and to the last answer of all, ms. Negative
     * if that answer came before the lock's end; null if there was no such answer.
     */
    lastWinMs: sinceEnd(wins.at(-1)),
    lastAnswerMs: sinceEnd(answersOf(visits).at(-1)),
  };
}

function figuresOf({ visits, releasedAt }: Rehearsal) {
  const senders = inOrderOfSending(visits);
  const reportedErrors: Record<string, number> = {};
  for (const error of visits.flatMap((visit) => visit.reportedErrors))
    reportedErrors[error] = (reportedErrors[error] ?? 0) + 1;
  return {
    /** How many of the first five who sent a click won. */
    firstSendersWhoWon: winnersOf(senders.slice(0, PLACES)).length,
    sent: senders.length,
    /**
     * Visitors who lost without sending a click, because their page already knew that the room was full or
     * gone.
     */
    answeredByPage: visits.filter(({ answer, usage }) => answer !== null && usage.firstSentAt === null)
      .length,
    lostAnswers: sum(visits, ({ lostAnswers }) => lostAnswers),
    /** How many errors the sessions reported, by text (see `Visit.reportedErrors`). */
    reportedErrors,
    winnersWithLostAnswer: winnersOf(visits).filter(({ usage }) => usage.lostAnswers > 0).length,
    releaseToButton: percentiles(waitsForButton(visits, releasedAt)),
    /** How long the clicks that were sent waited for an answer. */
    clickToAnswer: percentiles(waitsForAnswer(visits)),
  };
}
