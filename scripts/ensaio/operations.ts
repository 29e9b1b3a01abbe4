import { costOf, isFree } from './prices';
import type { Usage } from './usage';
import type { Visit } from './visit';

/** The largest show whose cost is estimated. */
const MAX_ESTIMATED_VISITORS = 1_000_000;

/** The Firestore operations of the visits, and what shows of several sizes would cost. */
export function operationsOf(visits: Visit[]) {
  const { length: visitors } = visits;
  const readsByRules = sum(visits, ({ ruleReads }) => ruleReads);
  const reads =
    readsByRules + sum(visits, ({ listenerReads, documentReads }) => listenerReads + documentReads);
  const writes = sum(visits, (usage) => usage.writes);
  const deletes = sum(visits, (usage) => usage.deletes);
  return {
    perVisitor: {
      reads: reads / visitors,
      readsByRules: readsByRules / visitors,
      writes: writes / visitors,
      deletes: deletes / visitors,
    },
    /** This show, one that is ten times as large, and one with MAX_ESTIMATED_VISITORS visitors. */
    shows: [visitors, 10 * visitors, MAX_ESTIMATED_VISITORS].map((size) => {
      // Reads grow with the visitors, except a few that only winners cause. Writes and deletes do not: a room
      // has five places.
      const operations = { reads: Math.round((reads * size) / visitors), writes, deletes };
      return { visitors: size, operations, cost: costOf(operations), free: isFree(operations) };
    }),
  };
}

export function sum(visits: Visit[], count: (usage: Usage) => number): number {
  return visits.reduce((total, { usage }) => total + count(usage), 0);
}
