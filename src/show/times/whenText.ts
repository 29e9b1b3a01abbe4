import { dayText, hourText, shortDay, TIME_ZONE } from '../../base/dates';
import { DAY_MS } from '../../base/durations';

/** Formats a day and hour: 'amanhã, às 20h'; a week or more ahead 'dia 13 de dezembro, às 20h'. */
export function whenText(begin: Date, now: Date): string {
  return `${relativeDay(begin, now)}, ${hourText(begin)}`;
}

function relativeDay(begin: Date, now: Date): string {
  const days = [0, 1, 2, 3, 4, 5, 6].map((ahead) => shortDay(new Date(now.getTime() + ahead * DAY_MS)));
  const ahead = days.indexOf(shortDay(begin));
  if (ahead === -1) return `dia ${dayText(begin)}`;
  return ['hoje', 'amanhã'][ahead] ?? weekdayText(begin);
}

/** The day of the week in Brasília: 'segunda-feira'. */
export function weekdayText(date: Date): string {
  const weekday = date.toLocaleDateString('pt-BR', { timeZone: TIME_ZONE, weekday: 'long' });
  // A non-breaking hyphen, so that no line breaks inside the word.
  return weekday.replace('-', '\u2011');
}
