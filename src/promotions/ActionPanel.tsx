import type { ReactNode } from 'react';
import { messages } from './messages';
import styles from './ActionPanel.module.css';

interface Props {
  /** Stays at the bottom of a phone's screen. */
  bar?: boolean;
  children: ReactNode;
  /** What is below the panel. */
  more?: ReactNode;
}

/** What a visitor can do about the promotion, on the stage. Beside the picture where there is room. */
export function ActionPanel({ bar = false, children, more }: Props) {
  return (
    <div className={`${styles.side} ${bar ? styles.withBar : ''} ${more ? styles.withMore : ''}`}>
      <section className={`on-stage ${styles.panel}`} aria-label={messages.promotion.panel}>
        {children}
      </section>
      {more && <div className={styles.more}>{more}</div>}
    </div>
  );
}

/** The one sentence that counts. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}
