import { momentText } from '../dates';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Lines } from '../ui/Loading';
import { promotionPath } from '../paths';
import type { Promotion } from '../model';
import { messages } from './messages';
import { Paragraphs } from './Paragraphs';
import { endText, type PromotionStatus } from './period';
import { Picture } from './Picture';
import styles from './promotions.module.css';

const texts = messages.card;

interface Props {
  promotion: Promotion;
  status: Exclude<PromotionStatus, 'incomplete'>;
}

export function PromotionCard({ promotion, status }: Props) {
  const { id, titulo, inicio, fim, resultado } = promotion;
  const date =
    status === 'notBegun' ? inicio && texts.from(momentText(inicio)) : fim && texts.until(endText(fim));
  return (
    <article className={styles.item}>
      <Picture promotion={promotion} />
      <h3>{titulo || texts.untitled}</h3>
      {date && (
        <p className={styles.when}>
          <Icon name="calendar" />
          {date}
        </p>
      )}
      {status === 'ended' && <Paragraphs text={resultado} />}
      <ButtonLink
        quiet={status !== 'open'}
        to={promotionPath(id)}
        aria-label={`${texts.link}: ${titulo || texts.untitled}`}
      >
        {texts.link}
      </ButtonLink>
    </article>
  );
}

/**
 * Stands where a card will be. Its stage is painted with the prerendered page and is as large as a card's picture, which
 * is the largest thing on a phone's first screen.
 */
export function CardToCome() {
  return (
    <div className={`${styles.item} ${styles.toCome}`}>
      <Picture promotion={null} />
      <Lines />
    </div>
  );
}
