import type { Promotion } from '../../model';
import { endText, statusOf } from '../period';
import { ownMessages } from './ownMessages';

const texts = ownMessages.outcome;

/** What became of a promotion, for somebody who takes part in it. */
export interface PromotionOutcome {
  kind: 'unknown' | 'open' | 'waiting' | 'result';
  text: string;
  /** The result, as the team has written it. */
  result?: string;
}

/**
 * @param promotion null if it is no longer published
 * @param name the person's, which a result may contain
 */
export function outcomeOf(promotion: Promotion | null, now: Date, name: string): PromotionOutcome {
  if (!promotion) return { kind: 'unknown', text: texts.hidden };
  const { fim, resultado } = promotion;
  const status = statusOf(promotion, now);
  if (status === 'open' && fim) return { kind: 'open', text: texts.open(endText(fim)) };
  if (status !== 'ended') return { kind: 'unknown', text: texts.paused };
  if (!resultado.trim()) return { kind: 'waiting', text: texts.waiting };
  return { kind: 'result', text: mentions(resultado, name) ? texts.named : texts.result, result: resultado };
}

/**
 * Whether the result contains the person's first name as a word. Others have that name, too, so it is only a
 * reason to look.
 */
function mentions(result: string, name: string): boolean {
  const [first] = wordsOf(name);
  return first !== undefined && wordsOf(result).includes(first);
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);
}
