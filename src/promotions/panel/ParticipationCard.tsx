import type { ComponentProps } from 'react';
import { useUser } from '../../auth/AuthContext';
import { ticketCode } from '../../base/ticketCode';
import { Icon } from '../../ui/Icon';
import { ownMessages } from '../participations/ownMessages';

const texts = ownMessages.card;

interface Props extends ComponentProps<'p'> {
  titulo: string;
  /** Whether the person may have left the promotion: it is unknown. */
  uncertain: boolean;
}

/** The signed-in person's participation in a promotion. `children` is its status. */
export function ParticipationCard({ titulo, uncertain, children, ...props }: Props) {
  const { uid, name } = useUser();
  return (
    <div className={uncertain ? 'ticket ticket-uncertain' : 'ticket'}>
      <p className="ticket-status" {...props}>
        <Icon name={uncertain ? 'alert' : 'check'} className="ticket-check" />
        {children}
      </p>
      <dl className="ticket-details">
        <div className="ticket-wide">
          <dt>{texts.prize}</dt>
          <dd>{titulo}</dd>
        </div>
        <div>
          <dt>{texts.name}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{texts.code}</dt>
          <dd className="ticket-code">{ticketCode(uid)}</dd>
        </div>
      </dl>
    </div>
  );
}
