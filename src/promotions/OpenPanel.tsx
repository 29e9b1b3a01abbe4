import type { ComponentProps, ReactNode } from 'react';
import type { Promotion } from '../model';
import { ActionPanel } from './ActionPanel';
import { messages } from './messages';
import { endText } from './period';
import styles from './OpenPanel.module.css';

interface Props {
  /** Null while it is loading. */
  promotion: Promotion | null;
  children: ReactNode;
  /** Secondary actions, below the panel. */
  more?: ReactNode;
}

/** The panel of an open promotion: until when it is open, and an action. */
export function OpenPanel({ promotion, children, more }: Props) {
  return (
    <ActionPanel bar more={more}>
      {promotion?.fim && (
        <p className={styles.deadline}>
          {messages.promotion.until} <strong>{endText(promotion.fim)}</strong>
        </p>
      )}
      <div className={styles.action}>{children}</div>
    </ActionPanel>
  );
}

/** The panel of somebody who takes part. On phones it is no bar, because it is larger. */
export function JoinedPanel({ children, more }: { children: ReactNode; more?: ReactNode }) {
  return (
    <ActionPanel more={more}>
      <div className={styles.joined}>{children}</div>
    </ActionPanel>
  );
}

/** A sentence beside the action, which has little room on a phone. */
export function Note(props: ComponentProps<'p'>) {
  return <p className={styles.note} {...props} />;
}
