/** Brasília's time zone, in which the site shows every date. */
export const TIME_ZONE = 'America/Sao_Paulo';

/** Formats the day in Brasília: dd/mm/yyyy. */
export function shortDay(date: Date): string {
  return date.toLocaleDateString('pt-BR', { timeZone: TIME_ZONE });
}

/** The day in Brasília: '2026-11-30'. */
export function isoDay(date: Date): string {
  return shortDay(date).split('/').reverse().join('-');
}

/** Formats the day in Brasília: '1º de dezembro', with the year unless it is the present year. */
export function dayText(date: Date): string {
  const { day, month, year } = partsOf(date);
  const ofYear = year === partsOf(new Date()).year ? '' : ` de ${year}`;
  return `${day === '1' ? '1º' : day} de ${month}${ofYear}`;
}

/** Formats a moment in Brasília's time: '1º de dezembro, às 20h30'. */
export function momentText(date: Date): string {
  return `${dayText(date)}, ${hourText(date)}`;
}

/** Formats the time of day in Brasília: 'às 20h30', or 'à 1h'. */
export function hourText(date: Date): string {
  const { hour, minute } = partsOf(date);
  return `${article(hour)} ${Number(hour)}h${minute === '00' ? '' : minute}`;
}

/** Formats a moment in Brasília's time with seconds: '1º de dezembro, às 20:30:05'. */
export function exactText(date: Date): string {
  const time = date.toLocaleTimeString('pt-BR', { timeZone: TIME_ZONE });
  return `${dayText(date)}, ${article(time)} ${time}`;
}

/** Zero and one are singular in Portuguese. @param time begins with the hour, in two digits */
function article(time = ''): string {
  return /^0[01]/.test(time) ? 'à' : 'às';
}

/** What follows a time of day that people may take for local: nothing on devices with Brasília's time. */
export function zoneNote(date: Date): string {
  const { hour, minute } = partsOf(date);
  const isSame = Number(hour) === date.getHours() && Number(minute) === date.getMinutes();
  return isSame ? '' : ' (horário de Brasília)';
}

/** Made once: that takes ten times as long as formatting, and countdowns format dates each second. */
let format: Intl.DateTimeFormat | undefined;

function partsOf(date: Date): Record<string, string> {
  format ??= new Intl.DateTimeFormat('pt-BR', {
    timeZone: TIME_ZONE,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
}
