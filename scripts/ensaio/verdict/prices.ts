// The only place with Firestore's prices. Check them before a show at `source`.
import { sum, type Visit } from '../visitors/visit';

interface Operations {
  reads: number;
  writes: number;
  deletes: number;
}

export const PRICES = {
  source: 'https://cloud.google.com/firestore/pricing',
  asOf: '2026-11-21',
  /** The default location of a database. Other locations have other prices. */
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

/** The cost at list prices. The free quota is not subtracted. */
export function costOf({ reads, writes, deletes }: Operations): number {
  return (reads * PRICES.reads + writes * PRICES.writes + deletes * PRICES.deletes) / PRICES.per;
}

export function isFree({ reads, writes, deletes }: Operations): boolean {
  return reads <= FREE_PER_DAY.reads && writes <= FREE_PER_DAY.writes && deletes <= FREE_PER_DAY.deletes;
}

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
