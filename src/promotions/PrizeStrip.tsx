import type { Promotion } from '../model';
import { Picture } from '../ui/Picture';
import { messages } from './messages';
import { ownMessages } from './ownMessages';
import { endText } from './period';
import { pictureOf } from './pictureOf';
import styles from './PrizeStrip.module.css';
import { RulesAccepted } from './RulesLink';

const texts = ownMessages.signUp;

/** The prize for which a visitor signs up. Covers the picture of the stage along the upper edge of a card. */
export function PrizeStrip({ promotion }: { promotion: Promotion }) {
  return (
    <div className={`on-stage ${styles.strip}`}>
      <Picture source={pictureOf(promotion)} main className={styles.picture} />
      <p>
        {texts.goal}
        <strong className={styles.title}>{promotion.titulo}</strong>
        {promotion.fim && <small>{messages.card.until(endText(promotion.fim))}</small>}
      </p>
    </div>
  );
}

/** Says that the sign-up button also accepts the promotion's rules; nothing without rules. */
export function RulesNote({ regulamento }: Promotion) {
  return (
    regulamento && (
      <p>
        <RulesAccepted address={regulamento} />
      </p>
    )
  );
}
