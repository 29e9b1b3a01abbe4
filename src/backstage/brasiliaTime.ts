import { TIME_ZONE } from '../base/dates';
import { MINUTE_MS } from '../base/durations';

/** The time in Brasília as the value of a `datetime-local` field, '2026-11-30T23:59', in any zone. */
export function localOf(date: Date): string {
  // The Swedish locale formats '2026-11-30 23:59', which differs from the field's value only by the space.
  return date
    .toLocaleString('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' })
    .replace(' ', 'T');
}

/** The moment of a `datetime-local` field's value in Brasília; null while the field is not filled in. */
export function momentOf(local: string): Date | null {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return null;
  // Brazil has had no summer time since 2019, so moments that are hours apart have the same offset.
  const offset = Date.parse(`${localOf(new Date(asUtc))}Z`) - asUtc;
  return new Date(asUtc - offset);
}

/**
 * The end of a promotion as people say it. An end at midnight becomes the minute before: '2026-11-30T23:59'
 * for the first moment of December. Other ends stay as they are. endText in src/promotions/period.ts does the
 * same.
 */
export function lastMinuteOf(end: Date): string {
  const isMidnight = localOf(end).endsWith('T00:00');
  return localOf(isMidnight ? new Date(end.getTime() - MINUTE_MS) : end);
}

/** The end of a promotion for a last minute as people say it: until 23:59 means until the day is over. */
export function endAfter(local: string): Date | null {
  const moment = momentOf(local);
  return moment && new Date(moment.getTime() + (local.endsWith('T23:59') ? MINUTE_MS : 0));
}
