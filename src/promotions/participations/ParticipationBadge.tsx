import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import styles from './ParticipationBadge.module.css';

/** A badge that says that the person takes part in a promotion. */
export function ParticipationBadge({ children }: { children: ReactNode }) {
  return (
    <div className={styles.badge}>
      <Icon name="check" />
      {children}
    </div>
  );
}
