import { withoutAccents } from '../../base/texts';
import type { Promotion } from '../../model';
import { endText, statusOf } from '../period';
import { ownMessages } from './ownMessages';

const texts = ownMessages.outcome;

/** What became of a promotion, as told to a participant. */
export interface PromotionOutcome {
  kind: 'unknown' | 'open' | 'waiting' | 'result';
  /** Empty if `result` says it all. */
  text: string;
  /** The result, as the team has written it. */
  result?: string;
}

/**
 * @param promotion null if it is no longer published
 * @param name the participant's name, which the result may mention
 */
export function outcomeOf(promotion: Promotion | null, now: Date, name: string): PromotionOutcome {
  if (!promotion) return { kind: 'unknown', text: texts.hidden };
  const { fim, resultado } = promotion;
  const status = statusOf(promotion, now);
  if (status === 'open' && fim) return { kind: 'open', text: texts.open(endText(fim)) };
  if (status !== 'ended') return { kind: 'unknown', text: texts.paused };
  if (!resultado.trim()) return { kind: 'waiting', text: texts.waiting };
  return { kind: 'result', text: mentions(resultado, name) ? texts.named : '', result: resultado };
}

/**
 * Whether the result mentions the person's first name. Other people may have that name, so the card does not
 * say that the person has won, only what happens if it is so.
 */
function mentions(result: string, name: string): boolean {
  const [first] = wordsOf(name);
  return first !== undefined && wordsOf(result).includes(first);
}

function wordsOf(text: string): string[] {
  return withoutAccents(text)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);
}
