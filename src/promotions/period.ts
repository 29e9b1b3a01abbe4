import type { Promotion } from '../model';

/** `incomplete`: the title, the beginning or the end is missing. */
export type PromotionStatus = 'incomplete' | 'notBegun' | 'open' | 'ended';

/**
 * The status of a promotion. firestore.rules make the same comparison with the server's clock.
 * @param now null if the time is not known; the promotion then counts as open, and the server may refuse to take part
 */
export function statusOf({ titulo, inicio, fim }: Promotion, now: Date | null): PromotionStatus {
  // A participation must contain the promotion's title.
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
