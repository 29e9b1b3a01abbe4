import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../base/durations';

/** Splits the time until the beginning, rounded up to a second, into days, hours, minutes and seconds. */
export function timeUntil(begin: Date, now: Date) {
  const left = Math.ceil(Math.max(0, begin.getTime() - now.getTime()) / SECOND_MS) * SECOND_MS;
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor(left / HOUR_MS) % 24,
    minutes: Math.floor(left / MINUTE_MS) % 60,
    seconds: (left / SECOND_MS) % 60,
  };
}

/** Formats a number of a clock with two digits: '09'. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
