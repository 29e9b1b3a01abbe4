import type { ComponentProps } from 'react';
import { Icon } from '../../ui/Icon';
import styles from './ParticipationBadge.module.css';

/** Says, in the shape of a ticket, that the person takes part in a promotion. */
export function ParticipationBadge({ children, className = '', ...props }: ComponentProps<'div'>) {
  return (
    <div className={`${styles.badge} ${className}`} {...props}>
      <Icon name="check" />
      {children}
    </div>
  );
}
