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
import { JoinedMark } from '../participations/JoinedMark';
import { LeaveButton, LeaveQuestion } from '../participations/LeaveParticipation';
import { ownMessages } from '../participations/ownMessages';
import { ActionPanel } from './ActionPanel';
import { NextSteps } from './NextSteps';
import { JoinedPanel } from './OpenPanel';
import { ParticipationCard } from './ParticipationCard';
import styleSheet from './joined.css?url';

/** Exported for NotOpen.tsx: they need this chunk's style sheet. */
export { LeaveButton, LeaveQuestion };

export const addStyles = () => addStyleSheet(styleSheet);

const texts = ownMessages.card;

interface Props {
  uid: string;
  promotion: Promotion;
  /** Whether the card takes the focus, because it has replaced the focused button. */
  focused: boolean;
  onLeft: () => void;
}

/**
 * The panel of an open promotion for a person who takes part: a card, the next steps, and ways to change or
 * end the participation. The question whether to leave takes the place of all that.
 */
export function Joined({ uid, promotion, focused, onLeft }: Props) {
  const { id, titulo } = promotion;
  const [asked, setAsked] = useState(false);
  const [leaving, setLeaving] = useState<'asked' | 'cancelled' | null>(null);
  const [uncertain, setUncertain] = useState(false);
  if (leaving === 'asked') {
    return (
      <ActionPanel>
        {!uncertain && (
          <p>
            <JoinedMark ended={false} />
          </p>
        )}
        <LeaveQuestion
          uid={uid}
          participation={{ promocao: id, titulo }}
          status="open"
          onLeft={onLeft}
          onUnknown={() => setUncertain(true)}
          onCancel={() => setLeaving('cancelled')}
        />
      </ActionPanel>
    );
  }
  const more = (
    <div className="own-actions">
      <h2 className="own-heading">{texts.heading}</h2>
      {hasCome(config.appAvailableFrom) && (
        <div className="own-action">
          <ButtonLink look="plain" to={APP_PATH}>
            {texts.edit}
          </ButtonLink>
        </div>
      )}
      {!uncertain && (
        <div className="own-action">
          <Button look="plain" onClick={() => setAsked(true)}>
            {texts.joinAgain}
          </Button>
          {!asked && <small>{texts.onceHint}</small>}
          <FormSuccess text={asked ? texts.onceIsEnough : ''} />
        </div>
      )}
      <div className="own-action">
        <LeaveButton titulo={titulo} focused={leaving === 'cancelled'} onClick={() => setLeaving('asked')} />
      </div>
    </div>
  );
  return (
    <JoinedPanel more={more}>
      <ParticipationCard titulo={titulo} uncertain={uncertain} ref={focused && !leaving ? showCard : null} />
      <NextSteps promotion={promotion} uncertain={uncertain} />
      <ShareButton text={texts.shareText(titulo, config.brandName)} />
    </JoinedPanel>
  );
}

/** Focuses the card and scrolls to it: on a phone it appears far above the bar with the tapped button. */
function showCard(card: HTMLElement | null): void {
  focusAndShow(card, 'center');
}
