// In a file of its own: the information pages need this, but not dates.ts.

/** Whether a day, dd/mm/yyyy, has begun in Brasília. */
export function hasCome(day: string): boolean {
  return Date.parse(`${day.split('/').reverse().join('-')}T00:00-03:00`) <= Date.now();
}
