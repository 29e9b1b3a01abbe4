import type { ComponentProps } from 'react';
import { useUser } from '../../auth/AuthContext';
import { ticketCode } from '../../base/ticketCode';
import { Icon } from '../../ui/Icon';
import { publicPromotionMessages } from '../messages';
import { ownMessages } from '../participations/ownMessages';

const texts = ownMessages.card;

interface Props extends Pick<ComponentProps<'p'>, 'ref'> {
  titulo: string;
  /** Whether the person may have left the promotion: it is unknown. */
  uncertain: boolean;
}

/** The signed-in person's participation in a promotion. `ref` is for its status, which can take the focus. */
export function ParticipationCard({ titulo, uncertain, ref }: Props) {
  const { uid, name } = useUser();
  return (
    <div className={uncertain ? 'ticket ticket-uncertain' : 'ticket'}>
      <p className="ticket-status" role="status" tabIndex={-1} ref={ref}>
        <Icon name={uncertain ? 'alert' : 'check'} className="ticket-check" />
        {uncertain ? texts.uncertain : publicPromotionMessages.promotion.takesPart}
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
