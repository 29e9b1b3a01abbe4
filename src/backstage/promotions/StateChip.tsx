import type { ListedPromotion } from './listPromotions';
import { promotionMessages } from './promotionMessages';

const texts = promotionMessages;

/** Says beside a promotion's title whether it is open, hidden and so on, or that its result is missing. */
export function StateChip({ state, lacksResult }: Pick<ListedPromotion, 'state' | 'lacksResult'>) {
  return (
    <b className={`desk-chip desk-chip-${lacksResult ? 'incomplete' : state}`}>
      {lacksResult ? texts.noResult : texts.states[state]}
    </b>
  );
}
