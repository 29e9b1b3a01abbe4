/** Brasília's time zone, in which the site shows every date. */
export const TIME_ZONE = 'America/Sao_Paulo';

/** The day in Brasília, dd/mm/yyyy. */
export function shortDay(date: Date): string {
  return date.toLocaleDateString('pt-BR', { timeZone: TIME_ZONE });
}

/** Whether a day, dd/mm/yyyy, is the present one in Brasília or a past one. */
export function hasCome(day: string): boolean {
  return sortable(day) <= sortable(shortDay(new Date()));
}

/** The day as 'yyyymmdd', so that later days are greater. */
function sortable(day: string): string {
  return day.split('/').reverse().join('');
}
