import type { ReactNode } from 'react';
import type { Promotion } from '../model';
import { ActionPanel } from './ActionPanel';
import { messages } from './messages';
import { endText } from './period';
import styles from './promotions.module.css';

interface Props {
  promotion: Promotion;
  children: ReactNode;
  /** What is below the panel. */
  more?: ReactNode;
}

/** The panel of an open promotion: until when it is open, and an action. */
export function OpenPanel({ promotion: { fim }, children, more }: Props) {
  return (
    <ActionPanel bar more={more}>
      {fim && (
        <p className={styles.deadline}>
          {messages.promotion.until} <strong>{endText(fim)}</strong>
        </p>
      )}
      <div className={styles.action}>{children}</div>
    </ActionPanel>
  );
}
