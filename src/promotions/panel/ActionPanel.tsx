import type { ReactNode } from 'react';
import { ShowCard } from '../ShowCard';
import { publicPromotionMessages } from '../messages';
import styles from './ActionPanel.module.css';

interface Props {
  /** On phones, the panel becomes a bar that stays at the bottom of the screen. */
  bar?: boolean;
  /** Shown above the text about the promotion on phones. */
  before?: ReactNode;
  children: ReactNode;
  /** Secondary actions, shown below the panel, in place of the card that leads to the show. */
  more?: ReactNode;
}

/**
 * A dark panel on a promotion's page, with its status and the visitor's main action. On wide screens it
 * stands beside the picture.
 */
export function ActionPanel({ bar = false, before, children, more }: Props) {
  return (
    <div className={`${styles.side} ${bar ? styles.withBar : ''}`}>
      {before && <div className={styles.before}>{before}</div>}
      <section className={`on-stage ${styles.panel}`} aria-label={publicPromotionMessages.promotion.panel}>
        {children}
      </section>
      <div className={styles.below}>{more ?? <ShowCard className={styles.show} />}</div>
    </div>
  );
}
