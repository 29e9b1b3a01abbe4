import { momentText } from '../dates';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Lines } from '../ui/Loading';
import { promotionPath } from '../paths';
import type { Promotion } from '../model';
import { messages } from './messages';
import { Paragraphs } from './Paragraphs';
import { endText, type PromotionStatus } from './period';
import { Picture } from '../ui/Picture';
import { pictureOf } from './pictureOf';
import styles from './PromotionCard.module.css';

const texts = messages.card;

interface Props {
  promotion: Promotion;
  status: Exclude<PromotionStatus, 'incomplete'>;
  /** The only card of its list, which is as wide as the page. */
  alone: boolean;
}

export function PromotionCard({ promotion, status, alone }: Props) {
  const { id, titulo, inicio, fim, resultado } = promotion;
  const date =
    status === 'notBegun' ? inicio && texts.from(momentText(inicio)) : fim && texts.until(endText(fim));
  return (
    <article className={`${styles.card} ${alone ? styles.alone : ''}`}>
      <Picture source={pictureOf(promotion)} className={styles.picture} />
      <h3>{titulo || texts.untitled}</h3>
      {date && (
        <p className={styles.when}>
          <Icon name="calendar" />
          {date}
        </p>
      )}
      {status === 'ended' && <Paragraphs text={resultado} />}
      <ButtonLink
        covering
        quiet={status !== 'open'}
        className={styles.link}
        to={promotionPath(id)}
        aria-label={`${texts.link}: ${titulo || texts.untitled}`}
      >
        {texts.link}
      </ButtonLink>
    </article>
  );
}

/**
 * The placeholder of a card. Its picture of a stage is in the prerendered HTML and as large as a card's own picture, so the
 * largest element of a phone's first screen is painted before the promotions are loaded.
 */
export function CardSkeleton() {
  return (
    <div className={`${styles.card} ${styles.skeleton}`}>
      <Picture source={null} className={styles.picture} />
      <Lines texts={1} />
    </div>
  );
}
