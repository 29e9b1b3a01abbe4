import { TIME_ZONE } from '../base/dates';
import { MINUTE_MS } from '../base/durations';

/**
 * A moment as the value of a `datetime-local` field, in Brasília's time whatever the device's time zone:
 * '2026-11-30T23:59'. Empty without a moment.
 */
export function localOf(date: Date | null): string {
  // The Swedish locale formats '2026-11-30 23:59': only the space differs from the field's format.
  const local = date?.toLocaleString('sv-SE', {
    timeZone: TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return local?.replace(' ', 'T') ?? '';
}

/**
 * The moment that a `datetime-local` field names in Brasília's time; null while the field is incomplete.
 * Also null for the years 2, 20 and 202, which browsers report while somebody types 2026.
 */
export function momentOf(local: string): Date | null {
  const asUtc = Date.parse(`${local}Z`);
  // Twice, because the clocks may change within the hours between the two moments.
  const moment = asUtc - offsetAt(asUtc - offsetAt(asUtc));
  return Number.isNaN(moment) ? null : new Date(moment);
}

/** What has to be added to UTC to get Brasília's time, ms: three hours less, or two in summer time. */
function offsetAt(moment: number): number {
  return Date.parse(`${localOf(new Date(moment))}Z`) - moment;
}

/** The end of a promotion, given the minute typed into the form: 23:59 means until the end of that day. */
export function endAfter(local: string): Date | null {
  const moment = momentOf(local);
  return moment && new Date(moment.getTime() + (local.endsWith('T23:59') ? MINUTE_MS : 0));
}
