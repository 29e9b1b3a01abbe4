import type { ComponentProps, ReactNode } from 'react';
import type { Promotion } from '../../model';
import { timeLeftText } from '../period';
import { ActionPanel } from './ActionPanel';
import styles from './OpenPanel.module.css';

interface Props {
  /** Null while it is loading. */
  promotion: Promotion | null;
  /** The server's time; null if it is not known. */
  now: Date | null;
  children: ReactNode;
}

/** The panel of an open promotion: how much time is left, and an action. */
export function OpenPanel({ promotion, now, children }: Props) {
  const left = promotion?.fim && timeLeftText(promotion.fim, now);
  return (
    <ActionPanel bar show>
      {left && <p className={styles.left}>{left}</p>}
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
