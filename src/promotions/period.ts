import type { Promotion } from '../model';

/** `incomplete`: an admin has left out when it begins or ends, or what it is called. */
export type Phase = 'incomplete' | 'notBegun' | 'open' | 'ended';

/**
 * Where a promotion stands; the rules decide by the same comparison and their own clock.
 * @param now null where the time is not known: then whoever tries to take part finds out
 */
export function phaseOf({ titulo, inicio, fim }: Promotion, now: Date | null): Phase {
  // Nobody can take part in what has no name: the participation carries it.
  if (!titulo || !inicio || !fim) return 'incomplete';
  if (!now) return 'open';
  if (now < inicio) return 'notBegun';
  return now < fim ? 'open' : 'ended';
}

/** '21 de novembro de 2026 às 20:00', in Brasília's time. */
export function moment(date: Date): string {
  return format({ dateStyle: 'long', timeStyle: 'short' }, date);
}

/** '21/11/2026', in Brasília's time. */
export function day(date: Date): string {
  return format({ dateStyle: 'short' }, date);
}

function format(options: Intl.DateTimeFormatOptions, date: Date): string {
  return new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: 'America/Sao_Paulo' }).format(date);
}
