import type { ComponentProps } from 'react';
import { useUser } from '../auth/AuthContext';
import { Icon } from '../ui/Icon';
import { ownMessages } from './ownMessages';
import styles from './Ticket.module.css';
import { ticketCode } from './ticketCode';

const texts = ownMessages.ticket;

/** The participation of the signed-in person as a ticket. `children` is its status. */
export function Ticket({ titulo, children, ...props }: { titulo: string } & ComponentProps<'p'>) {
  const { uid, name } = useUser();
  return (
    <div className={styles.ticket}>
      <p className={styles.status} {...props}>
        <Icon name="check" className={styles.check} />
        {children}
      </p>
      <dl className={styles.details}>
        <div className={styles.wide}>
          <dt>{texts.prize}</dt>
          <dd>{titulo}</dd>
        </div>
        <div>
          <dt>{texts.name}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{texts.code}</dt>
          <dd className={styles.code}>{ticketCode(uid)}</dd>
        </div>
      </dl>
    </div>
  );
}
