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
import { outcomeOf, promisesOf } from './outcome';
import { operationsOf } from './prices';
import { compareReleases } from './synchronization';

interface Circumstances {
  seed: number;
  target: string;
  emulated: boolean;
  show: ShowKind;
  /** How long the rehearsal took with its preparations. */
  tookMs: number;
}

/** The result of a rehearsal, as `--json` prints it. */
export type Verdict = ReturnType<typeof judge>;

/**
 * Decides whether the waiting room kept its promises, and sums up the figures.
 * @param ordinary the release of an ordinary room to the same people, beside a synchronized one
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
    /** Null unless the room has said when it opens. */
    synchronization: ordinary && compareReleases(rehearsal, ordinary),
    ...figuresOf(rehearsal),
    ...operationsOf(visits),
  };
}

/** How a stranger's lock on the room delayed the answers. */
function effectOf({ from, until }: Attack, visits: Visit[]) {
  const sinceEnd = (time: number | undefined) => (time === undefined ? null : time - until);
  const wins = answersOf(winnersOf(visits));
  return {
    lastedMs: until - from,
    /** Winners who had their answer before the lock, and while it lasted. */
    wonBefore: wins.filter((time) => time < from).length,
    wonDuring: wins.filter((time) => time >= from && time < until).length,
    /**
     * From the lock's end to the last winner's answer, and to the last answer of all, ms; negative if
     * earlier, null if none.
     */
    lastWinMs: sinceEnd(wins.at(-1)),
    lastAnswerMs: sinceEnd(answersOf(visits).at(-1)),
  };
}

function figuresOf({ visits, releasedAt }: Rehearsal) {
  const senders = inOrderOfSending(visits);
  const failures: Record<string, number> = {};
  for (const reason of visits.flatMap((visit) => visit.failures))
    failures[reason] = (failures[reason] ?? 0) + 1;
  return {
    /** Winners among the first five who sent a click. */
    firstSendersWhoWon: winnersOf(senders.slice(0, PLACES)).length,
    /** Visitors whose click was sent. */
    sent: senders.length,
    /** Visitors whose page already knew that the room was full or gone, and sent no click. */
    answeredByPage: visits.filter(({ answer, usage }) => answer !== null && usage.firstSentAt === null)
      .length,
    lostAnswers: sum(visits, ({ lostAnswers }) => lostAnswers),
    /** Number of clicks after which the button came back, by error message. */
    failures,
    winnersWithLostAnswer: winnersOf(visits).filter(({ usage }) => usage.lostAnswers > 0).length,
    releaseToButton: percentiles(waitsForButton(visits, releasedAt)),
    /** The waits for an answer, of the clicks that were sent. */
    clickToAnswer: percentiles(waitsForAnswer(visits)),
  };
}
