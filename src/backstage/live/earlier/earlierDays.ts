import { dayText, TIME_ZONE } from '../../../base/dates';
import type { StoredDocument } from '../../../base/fields';
import { millisOf } from '../liveDocuments';
import type { EarlierShows } from './earlierShows';

/** What is left of the shows of a day in Brasília. */
interface EarlierDay {
  /** 'terça-feira, 24 de novembro' */
  day: string;
  rooms: number;
  places: number;
}

/** Counts what is left of earlier shows, newest day first. */
export function earlierDays({ tickets, addresses }: EarlierShows): EarlierDay[] {
  const newestFirst = [...addresses, ...tickets].sort((one, other) => timeOf(other) - timeOf(one));
  return [...new Set(newestFirst.map(dayOf))].map((day) => ({
    day,
    rooms: addresses.filter((address) => dayOf(address) === day).length,
    places: tickets.filter((ticket) => dayOf(ticket) === day).length,
  }));
}

const timeOf = ({ fields }: StoredDocument) => millisOf(fields.em) ?? 0;

function dayOf(document: StoredDocument): string {
  const date = new Date(timeOf(document));
  const weekday = date.toLocaleDateString('pt-BR', { timeZone: TIME_ZONE, weekday: 'long' });
  return `${weekday}, ${dayText(date)}`;
}
