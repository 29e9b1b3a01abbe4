// Separate from dates.ts, so that the information pages need not load all of that file.

/** Whether a day, dd/mm/yyyy, has begun in Brasília. */
export function hasCome(day: string): boolean {
  return Date.parse(`${day.split('/').reverse().join('-')}T00:00-03:00`) <= Date.now();
}
