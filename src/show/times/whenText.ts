import { dayText, hourText, isoDay, TIME_ZONE } from '../../base/dates';
import { DAY_MS } from '../../base/durations';

/** Formats a day and hour: 'amanhã, às 20h'; a week or more ahead 'dia 13 de dezembro, às 20h'. */
export function whenText(begin: Date, now: Date): string {
  return `${relativeDay(begin, now)}, ${hourText(begin)}`;
}

function relativeDay(begin: Date, now: Date): string {
  const ahead = dayNumber(begin) - dayNumber(now);
  if (!(ahead >= 0 && ahead < 7)) return `dia ${dayText(begin)}`;
  return ['hoje', 'amanhã'][ahead] ?? weekdayText(begin);
}

/** Numbers the days in Brasília, which have 23 or 25 hours if summer time begins or ends. */
function dayNumber(date: Date): number {
  return Date.parse(isoDay(date)) / DAY_MS;
}

/** The day of the week in Brasília: 'segunda-feira'. */
export function weekdayText(date: Date): string {
  const weekday = date.toLocaleDateString('pt-BR', { timeZone: TIME_ZONE, weekday: 'long' });
  // A non-breaking hyphen, so that no line breaks inside the word.
  return weekday.replace('-', '\u2011');
}
