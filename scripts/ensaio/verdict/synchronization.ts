import type { Rehearsal } from '../rehearse';
import { CONNECTION_KINDS } from '../visitors/crowd';
import { percentiles, waitsForButton, type Visit } from '../visitors/visit';

/**
 * How a release at a set time compares with that of an ordinary room, to the same people. It compares the
 * times for which the sessions planned the button, because the timers of one process that plays all visitors
 * come late.
 */
export function compareReleases({ visits, releasedAt }: Rehearsal, ordinary: Rehearsal) {
  const early = visits.filter((visit) => resentAfter(visit, releasedAt) !== null);
  return {
    firstToLastMs: spread(visits, 'plannedAt'),
    /** By the times at which the buttons really appeared in that process. */
    firstToLastSeenMs: spread(visits, 'sawAt'),
    /**
     * The same among the visitors whose connection delays both ways alike, only the way there, and only the
     * way back.
     */
    firstToLastByLineMs: Object.fromEntries(
      CONNECTION_KINDS.map((kind) => [
        kind,
        spread(
          visits.filter(({ connection }) => connection.kind === kind),
          'plannedAt',
        ),
      ]),
    ) as Record<(typeof CONNECTION_KINDS)[number], number | null>,
    longestTripMs: Math.max(...visits.map(({ connection }) => connection.there + connection.back)),
    /** Visitors whose click came to the server before the time. */
    earlyClicks: early.length,
    /** The longest time from the opening, or from a later refusal, until an early click was sent again. */
    resentAfterMs:
      early.length === 0 ? null : Math.max(...early.map((visit) => resentAfter(visit, releasedAt) ?? 0)),
    ordinary: {
      firstToLastMs: spread(ordinary.visits, 'plannedAt'),
      releaseToButton: percentiles(waitsForButton(ordinary.visits, ordinary.releasedAt)),
    },
  };
}

/** From the first button to the last, ms. */
function spread(visits: Visit[], moment: 'plannedAt' | 'sawAt'): number | null {
  const seen = visits.flatMap((visit) => visit[moment] ?? []);
  return seen.length === 0 ? null : Math.max(...seen) - Math.min(...seen);
}

/** Null if no click came before the time. Infinity if the last early one was not sent again. */
function resentAfter({ usage: { commits } }: Visit, releasedAt: number): number | null {
  const early = commits.filter(({ refused, arrivedAt }) => refused && arrivedAt < releasedAt);
  const last = early.at(-1);
  if (!last) return null;
  const next = commits[commits.indexOf(last) + 1];
  return (next?.sentAt ?? Infinity) - Math.max(last.answeredAt, releasedAt);
}
