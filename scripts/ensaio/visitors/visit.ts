import { ascending } from '../../shared/median';
import { WITHOUT_DELAY } from './crowd';
import type { ReadAttempt } from './readAttempt';
import { Usage } from './usage';

/** What happened to a simulated visitor; times by performance.now(). */
export class Visit {
  /** The id of the ticket that was stored last, before its click; null if the visitor has not clicked. */
  ticket: string | null = null;
  /** When the button appeared. */
  sawAt: number | null = null;
  /** The time for which the page had planned the button; without a countdown, `sawAt`. */
  plannedAt: number | null = null;
  clickedAt: number | null = null;
  answeredAt: number | null = null;
  answer: 'won' | 'lost' | null = null;
  /** How the attempt to read the protected address ended; null if there was none. */
  readAttempt: ReadAttempt | null = null;
  /**
   * The texts of the errors that the session logged: of failed clicks, after which the button came back, and
   * of failed reads of the protected address.
   */
  reportedErrors: string[] = [];
  connection = WITHOUT_DELAY;
  usage = new Usage();
}

export function winnersOf(visits: Visit[]): Visit[] {
  return visits.filter(({ answer }) => answer === 'won');
}

/** The visits whose click was sent, in the order of sending. */
export function inOrderOfSending(visits: Visit[]): Visit[] {
  return visits
    .filter(({ usage }) => usage.firstSentAt !== null)
    .sort((one, other) => sentAtOf(one) - sentAtOf(other));
}

export function sentAtOf({ usage }: Visit): number {
  return usage.firstSentAt ?? Infinity;
}

/** How long after the release each visitor saw the button, ascending, ms. */
export function waitsForButton(visits: Visit[], releasedAt: number): number[] {
  return ascending(visits.flatMap(({ sawAt }) => (sawAt === null ? [] : sawAt - releasedAt)));
}

/** How long after the click each sent click was answered, ascending, ms. */
export function waitsForAnswer(visits: Visit[]): number[] {
  return ascending(
    inOrderOfSending(visits).flatMap(({ clickedAt, answeredAt }) =>
      clickedAt === null || answeredAt === null ? [] : answeredAt - clickedAt,
    ),
  );
}

/** When the visitors were answered, by performance.now(), ascending. */
export function answersOf(visits: Visit[]): number[] {
  return ascending(visits.flatMap(({ answeredAt }) => answeredAt ?? []));
}

/** Percentiles of times, ms; null if there are none. */
export function percentiles(sorted: number[]) {
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
  return sorted.length === 0 ? null : { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

export function sum(visits: Visit[], count: (usage: Usage) => number): number {
  return visits.reduce((total, { usage }) => total + count(usage), 0);
}
