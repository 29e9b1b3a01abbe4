import { dayText, momentText } from '../dates';
import type { Promotion } from '../model';

/** `incomplete`: the title, the beginning or the end is missing. */
export type PromotionStatus = 'incomplete' | 'notBegun' | 'open' | 'ended';

/**
 * The status of a promotion. firestore.rules make the same comparison with the server's clock.
 * @param now null if the time is not known; the promotion then counts as open, and the server may refuse a participation
 */
export function statusOf({ titulo, inicio, fim }: Promotion, now: Date | null): PromotionStatus {
  // A participation must contain the promotion's title.
  if (!titulo || !inicio || !fim) return 'incomplete';
  if (!now) return 'open';
  if (now < inicio) return 'notBegun';
  return now < fim ? 'open' : 'ended';
}

/** The last moment of a promotion as people say it: '30 de novembro, às 23h59' if it ends at midnight. */
export function endText(end: Date): string {
  const last = new Date(end.getTime() - 1);
  return momentText(dayText(last) === dayText(end) ? end : last);
}
