import type { ReactNode } from 'react';
import { momentText } from '../dates';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Lines } from '../ui/Loading';
import { promotionPath } from '../paths';
import type { Promotion } from '../model';
import { messages } from './messages';
import { endText } from './period';
import { Picture } from './Picture';
import styles from './promotions.module.css';

const texts = messages.card;

interface Props {
  promotion: Promotion;
  /** People can take part now. */
  open?: boolean;
  /** It has not begun. */
  upcoming?: boolean;
  /** Below the date. */
  children?: ReactNode;
}

export function PromotionCard({ promotion, open = false, upcoming = false, children }: Props) {
  const { id, titulo, inicio, fim } = promotion;
  const date = upcoming ? inicio && texts.from(momentText(inicio)) : fim && texts.until(endText(fim));
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
      {children}
      <ButtonLink
        quiet={!open}
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
