import type { Promotion } from '../../model';
import { Picture } from '../../ui/Picture';
import { addStyleSheet } from '../../ui/addStyleSheet';
import { publicPromotionMessages } from '../messages';
import { RulesAccepted } from '../participations/RulesAccepted';
import { ownMessages } from '../participations/ownMessages';
import { endText } from '../period';
import { pictureOf } from '../pictureOf';
import { StepList } from './StepList';
import styleSheet from './prizeStrip.css?url';

export const addStyles = () => addStyleSheet(styleSheet);

const texts = ownMessages.signUp;

/** The promotion for which a visitor signs up: at the top of the sign-up card, on wide screens beside it. */
export function PrizeStrip({ promotion }: { promotion: Promotion }) {
  return (
    <aside className="prize-strip-column">
      <div className="on-stage prize-strip">
        <Picture source={pictureOf(promotion)} main className="prize-strip-picture" />
        <p>
          {texts.goal}
          <strong className="prize-strip-title three-lines">{promotion.titulo}</strong>
          {promotion.fim && <small>{publicPromotionMessages.card.until(endText(promotion.fim))}</small>}
        </p>
        <div className="prize-strip-steps">
          <StepList />
        </div>
      </div>
    </aside>
  );
}

/** Says that signing up also accepts the promotion's rules; renders nothing for a promotion without rules. */
export function RulesNote({ regulamento }: Promotion) {
  return (
    regulamento && (
      <p>
        <RulesAccepted address={regulamento} />
      </p>
    )
  );
}
