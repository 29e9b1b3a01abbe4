import type { Rehearsal } from '../rehearse';
import { CONNECTION_KINDS } from '../visitors/crowd';
import { percentiles, waitsForButton, type Visit } from '../visitors/visit';

/**
 * Compares a release at an opening time to an ordinary release, for the same people. Compares the
 * moments for which the pages planned the button, not those at which it appeared: one process simulates all
 * visitors, and shows their buttons one after another.
 */
export function compareReleases({ visits, releasedAt }: Rehearsal, ordinary: Rehearsal) {
  const early = visits.filter((visit) => resentAfter(visit, releasedAt) !== null);
  return {
    firstToLastMs: spread(visits, 'plannedAt'),
    /** The time from the first to the last button, as the buttons really appeared in the simulation. */
    firstToLastSeenMs: spread(visits, 'sawAt'),
    /**
     * The time from the first visitor's button to the last one's, for each kind of connection: equal delays
     * in both directions, delays only to the server, delays only back.
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
    /** Visitors whose click reached the server before the room opened. */
    earlyClicks: early.length,
    /**
     * The longest wait until a click from before the opening was sent again, counted from the opening, or
     * from the click's refusal if that came later.
     */
    resentAfterMs:
      early.length === 0 ? null : Math.max(...early.map((visit) => resentAfter(visit, releasedAt) ?? 0)),
    ordinary: {
      firstToLastMs: spread(ordinary.visits, 'plannedAt'),
      releaseToButton: percentiles(waitsForButton(ordinary.visits, ordinary.releasedAt)),
    },
  };
}

/** The time from the first visitor's button to the last one's, ms. */
function spread(visits: Visit[], moment: 'plannedAt' | 'sawAt'): number | null {
  const seen = visits.flatMap((visit) => visit[moment] ?? []);
  return seen.length === 0 ? null : Math.max(...seen) - Math.min(...seen);
}

/**
 * How long a visitor's last click from before the opening waited to be sent again, counted from the opening,
 * or from the click's refusal if that came later. Null without such a click; Infinity if it was not sent
 * again.
 */
function resentAfter({ usage: { commits } }: Visit, releasedAt: number): number | null {
  const early = commits.filter(({ refused, arrivedAt }) => refused && arrivedAt < releasedAt);
  const last = early.at(-1);
  if (!last) return null;
  const next = commits[commits.indexOf(last) + 1];
  return (next?.sentAt ?? Infinity) - Math.max(last.answeredAt, releasedAt);
}
