import type { StoredDocument } from '../../base/fields';
import { promotionIn, type Promotion } from '../../model';
import { statusOf, type PromotionStatus } from '../../promotions/period';
import { listText } from '../listText';
import { promotionMessages } from './promotionMessages';

/** A promotion in the team's list. */
export interface ListedPromotion {
  promotion: Promotion;
  /** `hidden`: not published. */
  state: PromotionStatus | 'hidden';
  /** The promotion has ended, and its page does not say how. */
  lacksResult: boolean;
  /**
   * The fields that somebody has written in Firebase's console, but that the page does not show. Without the
   * rules, people take part without accepting any.
   */
  dropped: (typeof DROPPABLE)[number][];
}

const DROPPABLE = ['descricao', 'regulamento', 'autorizacao'] as const;

/** The statuses of promotions, in the order of the team's list. */
const STATES: ListedPromotion['state'][] = ['incomplete', 'open', 'notBegun', 'ended', 'hidden'];

/**
 * Sorts promotions by status, in the order of STATES, those that lack their result with the incomplete ones;
 * those of one status by their end, the latest first.
 */
export function listPromotions(promotions: StoredDocument[], now: Date): ListedPromotion[] {
  const orderOf = ({ state, lacksResult }: ListedPromotion) => (lacksResult ? 0 : STATES.indexOf(state));
  const endOf = ({ promotion }: ListedPromotion) => promotion.fim?.getTime() ?? 0;
  return promotions
    .map((stored) => listedPromotion(stored, now))
    .sort((one, other) => orderOf(one) - orderOf(other) || endOf(other) - endOf(one));
}

export function listedPromotion({ id, fields }: StoredDocument, now: Date): ListedPromotion {
  const promotion = promotionIn(id, fields);
  const state = fields.publicada === true ? statusOf(promotion, now) : 'hidden';
  const dropped = DROPPABLE.filter((name) => !promotion[name] && name in fields && fields[name] !== '');
  return { promotion, state, lacksResult: state === 'ended' && !promotion.resultado, dropped };
}

/** What a promotion lacks to be complete: 'início e fim'. */
export function missingFrom({ titulo, inicio, fim }: Promotion): string {
  const { lacking } = promotionMessages;
  return listText([
    ...(titulo ? [] : [lacking.titulo]),
    ...(inicio ? [] : [lacking.inicio]),
    ...(fim ? [] : [lacking.fim]),
    ...(inicio && fim && fim <= inicio ? [lacking.order] : []),
  ]);
}
