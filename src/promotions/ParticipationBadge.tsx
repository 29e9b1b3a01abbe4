import type { ComponentProps } from 'react';
import { Icon } from '../ui/Icon';
import styles from './Ticket.module.css';

/** Shows that a person takes part. */
export function Ticket({ children, ...props }: ComponentProps<'div'>) {
  return (
    <div className={styles.ticket} {...props}>
      <Icon name="check" />
      {children}
    </div>
  );
}
