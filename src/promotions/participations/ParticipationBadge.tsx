import type { ComponentProps } from 'react';
import { Icon } from '../../ui/Icon';
import styles from './ParticipationBadge.module.css';

/** A badge in the shape of a ticket, which says that the person takes part in a promotion. */
export function ParticipationBadge({ children, className = '', ...props }: ComponentProps<'div'>) {
  return (
    <div className={`${styles.badge} ${className}`} {...props}>
      <Icon name="check" />
      {children}
    </div>
  );
}
