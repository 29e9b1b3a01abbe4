import type { ReactNode } from 'react';
import { ShowCard } from '../home/ShowCard';
import { messages } from '../messages';
import styles from './ActionPanel.module.css';

interface Props {
  /** On phones, the panel is a bar that stays at the bottom of the screen. */
  bar?: boolean;
  /** A card that leads to the show follows. */
  show?: boolean;
  children: ReactNode;
  /** Secondary actions, below the panel. */
  more?: ReactNode;
}

/**
 * A dark panel with the promotion's status and the visitor's main action; beside the picture on wide screens.
 */
export function ActionPanel({ bar = false, show = false, children, more }: Props) {
  return (
    <div className={`${styles.side} ${bar ? styles.withBar : ''}`}>
      <section className={`on-stage ${styles.panel}`} aria-label={messages.promotion.panel}>
        {children}
      </section>
      {more && <div className={styles.more}>{more}</div>}
      {show && <ShowCard className={styles.show} />}
    </div>
  );
}
