import { useState } from 'react';
import { hasCome } from '../../base/day';
import { APP_PATH } from '../../base/paths';
import { config } from '../../config';
import type { Promotion } from '../../model';
import { Button, ButtonLink } from '../../ui/Button';
import { ShareButton } from '../../ui/ShareButton';
import { addStyleSheet } from '../../ui/addStyleSheet';
import { focusAndShow } from '../../ui/focus';
import { FormSuccess } from '../../ui/form/FormError';
import { messages } from '../messages';
import { LeaveParticipation } from '../participations/LeaveParticipation';
import { ParticipationTicket } from '../participations/ParticipationTicket';
import { ownMessages } from '../participations/ownMessages';
import { NextSteps } from './NextSteps';
import { JoinedPanel } from './OpenPanel';
import styleSheet from './joined.css?url';

export const addStyles = () => addStyleSheet(styleSheet);

const texts = messages.promotion;

interface Props {
  uid: string;
  promotion: Promotion;
  /** Whether the ticket takes the focus: the button that had it has been replaced by the ticket. */
  focused: boolean;
  onLeft: () => void;
}

/**
 * The panel of an open promotion for a person who takes part: a ticket, the next steps, and ways to change or
 * end the participation.
 */
export function Joined({ uid, promotion, focused, onLeft }: Props) {
  const { id, titulo } = promotion;
  const [asked, setAsked] = useState(false);
  const more = (
    <>
      {hasCome(config.appAvailableFrom) && (
        <ButtonLink look="plain" to={APP_PATH}>
          {texts.edit}
        </ButtonLink>
      )}
      <Button look="plain" onClick={() => setAsked(true)}>
        {texts.joinAgain}
      </Button>
      <FormSuccess text={asked ? texts.onceIsEnough : ''} />
      <LeaveParticipation
        uid={uid}
        participation={{ promocao: id, titulo }}
        consequence={ownMessages.leave.whileOpen}
        onLeft={onLeft}
      />
    </>
  );
  return (
    <JoinedPanel more={more}>
      <ParticipationTicket titulo={titulo} role="status" tabIndex={-1} ref={focused ? showTicket : null}>
        {texts.takesPart}
      </ParticipationTicket>
      <NextSteps promotion={promotion} />
      <ShareButton label={texts.share} text={texts.shareText(titulo, config.brandName)} />
    </JoinedPanel>
  );
}

/** Focuses the ticket and scrolls to it: on a phone it appears far above the bar with the tapped button. */
function showTicket(ticket: HTMLElement | null): void {
  focusAndShow(ticket, 'center');
}
