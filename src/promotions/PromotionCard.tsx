import { Link } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import { promotionPath } from '../paths';
import type { Promotion } from '../model';
import { messages } from './messages';
import { day } from './period';
import { Picture } from './Picture';
import styles from './promotions.module.css';

const texts = messages.card;

export function PromotionCard({ promotion }: { promotion: Promotion }) {
  const { id, titulo, fim } = promotion;
  return (
    <article className={styles.item}>
      <Picture promotion={promotion} />
      <h3>{titulo || texts.untitled}</h3>
      {fim && (
        <p className={styles.when}>
          <Icon name="calendar" />
          {texts.until(day(lastMomentBefore(fim)))}
        </p>
      )}
      <Link to={promotionPath(id)} aria-label={`${texts.link}: ${titulo || texts.untitled}`}>
        {texts.link}
      </Link>
    </article>
  );
}

/** A promotion that ends at midnight shows the day before. */
function lastMomentBefore(end: Date): Date {
  return new Date(end.getTime() - 1);
}
