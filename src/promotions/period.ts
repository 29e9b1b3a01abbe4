import { dayText, momentText } from '../base/dates';
import { HOUR_MS } from '../base/durations';
import type { Promotion } from '../model';
import { publicPromotionMessages } from './messages';

/** `incomplete`: the title, the beginning or an end after it is missing. */
export type PromotionStatus = 'incomplete' | 'notBegun' | 'open' | 'ended';

/**
 * The status of a promotion at a time. firestore.rules make the same comparison with the server's clock.
 * @param now null if the time is not known: the promotion then counts as open, and the server may refuse a
 * participation
 */
export function statusOf({ titulo, inicio, fim }: Promotion, now: Date | null): PromotionStatus {
  // A promotion needs a title, because participations contain it.
  if (!titulo || !inicio || !fim || fim <= inicio) return 'incomplete';
  if (!now) return 'open';
  if (now < inicio) return 'notBegun';
  return now < fim ? 'open' : 'ended';
}

/** The last minute of a promotion: '30 de novembro, às 23h59' for one that ends at midnight. */
export function endText(end: Date): string {
  return momentText(lastMoment(end));
}

/** The last minute of a promotion without 'às', for longer lines: '30 de novembro, 23h59'. */
export function deadlineText(end: Date): string {
  return endText(end).replace(/, (às|à) /, ', ');
}

/** The last moment of a promotion: for one that ends at midnight, a moment of the day before. */
export function lastMoment(end: Date): Date {
  const last = new Date(end.getTime() - 1);
  return dayText(last) === dayText(end) ? end : last;
}

/**
 * The time left in whole days, on the last day in whole hours: 'Faltam 3 dias'. Empty if no time is left, or
 * if the time is not known.
 */
export function timeLeftText(end: Date, now: Date | null): string {
  if (!now || now >= end) return '';
  const hours = Math.floor((end.getTime() - now.getTime()) / HOUR_MS);
  if (hours < 1) return publicPromotionMessages.timeLeft.lastHour;
  return hours < 24
    ? publicPromotionMessages.timeLeft.hours(hours)
    : publicPromotionMessages.timeLeft.days(Math.floor(hours / 24));
}
