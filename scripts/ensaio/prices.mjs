// The one place for what Firestore costs. Check it before a show at the address below.

/** @typedef {{ reads: number, writes: number, deletes: number }} Operations */

export const PRICES = {
  source: 'https://cloud.google.com/firestore/pricing',
  asOf: '2026-11-21',
  /** Where a database lies unless one chooses; regions cost differently. */
  region: 'nam5 (EUA, multirregião), edição Standard',
  currency: 'USD',
  /** For 100,000 of each. */
  per: 100_000,
  reads: 0.06,
  writes: 0.18,
  deletes: 0.02,
};

/** What a project has free of charge each day. */
export const FREE_PER_DAY = { reads: 50_000, writes: 20_000, deletes: 20_000 };

/** At list prices, nothing taken off. @param {Operations} operations */
export function costOf({ reads, writes, deletes }) {
  return (reads * PRICES.reads + writes * PRICES.writes + deletes * PRICES.deletes) / PRICES.per;
}

/** @param {Operations} operations */
export function isFree({ reads, writes, deletes }) {
  return reads <= FREE_PER_DAY.reads && writes <= FREE_PER_DAY.writes && deletes <= FREE_PER_DAY.deletes;
}
