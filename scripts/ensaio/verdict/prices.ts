// All of Firestore's prices that the project uses. Check them at `source` before a show.
import { sum, type Visit } from '../visitors/visit';

interface Operations {
  reads: number;
  writes: number;
  deletes: number;
}

export const PRICES = {
  source: 'https://cloud.google.com/firestore/pricing',
  asOf: '2026-11-21',
  /** Firestore's default location; other locations have other prices. */
  region: 'nam5 (EUA, multirregião), edição Standard',
  currency: 'USD',
  /** The prices below are for this number of operations. */
  per: 100_000,
  reads: 0.06,
  writes: 0.18,
  deletes: 0.02,
};

/** The operations that each project has free of charge every day. */
export const FREE_PER_DAY: Operations = { reads: 50_000, writes: 20_000, deletes: 20_000 };

/** What operations cost at list prices, without subtracting the free quota. */
export function costOf({ reads, writes, deletes }: Operations): number {
  return (reads * PRICES.reads + writes * PRICES.writes + deletes * PRICES.deletes) / PRICES.per;
}

export function isFree({ reads, writes, deletes }: Operations): boolean {
  return reads <= FREE_PER_DAY.reads && writes <= FREE_PER_DAY.writes && deletes <= FREE_PER_DAY.deletes;
}

/** The number of visitors of the largest show whose cost is estimated. */
const MAX_ESTIMATED_VISITORS = 1_000_000;

/** The Firestore operations of the rehearsal, and the estimated cost of shows of several sizes. */
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
    /** Shows with as many visitors as the rehearsal, ten times as many, and MAX_ESTIMATED_VISITORS. */
    shows: [visitors, 10 * visitors, MAX_ESTIMATED_VISITORS].map((size) => {
      // Reads grow with the number of visitors, except a few of the winners'. Writes and deletes do not grow,
      // because a room has five places.
      const operations = { reads: Math.round((reads * size) / visitors), writes, deletes };
      return { visitors: size, operations, cost: costOf(operations), free: isFree(operations) };
    }),
  };
}
