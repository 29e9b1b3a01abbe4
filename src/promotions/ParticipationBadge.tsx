import type { ComponentProps } from 'react';
import { Icon } from '../ui/Icon';
import styles from './ParticipationBadge.module.css';

/** Shows that a person takes part. */
export function ParticipationBadge({ children, ...props }: ComponentProps<'div'>) {
  return (
    <div className={styles.badge} {...props}>
      <Icon name="check" />
      {children}
    </div>
  );
}
