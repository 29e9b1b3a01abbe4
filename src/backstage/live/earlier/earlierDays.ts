import { dayText, isoDay } from '../../../base/dates';
import { DAY_MS } from '../../../base/durations';
import type { StoredDocument } from '../../../base/fields';
import { weekdayText } from '../../../show/times/whenText';
import { millisOf } from '../liveDocuments';
import type { EarlierData } from './earlierData';

/** What is left of the shows of a day in Brasília. */
interface EarlierDay {
  /** 'terça-feira, 24 de novembro' */
  day: string;
  /** How many days ago it was. */
  ago: number;
  rooms: number;
  places: number;
}

/** Counts what is left of earlier shows, newest day first. */
export function earlierDays({ tickets, addresses }: EarlierData, now: Date): EarlierDay[] {
  const newestFirst = [...addresses, ...tickets].map(dayOf).sort((one, other) => other - one);
  return [...new Set(newestFirst)].map((day) => ({
    day: `${weekdayText(new Date(day))}, ${dayText(new Date(day))}`,
    ago: (dayAt(now) - day) / DAY_MS,
    rooms: addresses.filter((address) => dayOf(address) === day).length,
    places: tickets.filter((ticket) => dayOf(ticket) === day).length,
  }));
}

const dayOf = ({ fields }: StoredDocument) => dayAt(new Date(millisOf(fields.em) ?? 0));

/** Noon, by UTC, of the day in Brasília; ms since 1970. */
function dayAt(date: Date): number {
  return Date.parse(`${isoDay(date)}T12:00Z`);
}
