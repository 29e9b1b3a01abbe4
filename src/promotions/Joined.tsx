import { useState } from 'react';
import { config } from '../config';
import { hasCome } from '../dates';
import type { Promotion } from '../model';
import { APP_PATH } from '../paths';
import { Button, ButtonLink } from '../ui/Button';
import { focus } from '../ui/focus';
import { ShareButton } from '../ui/ShareButton';
import { LeaveParticipation } from './LeaveParticipation';
import { messages } from './messages';
import { NextSteps } from './NextSteps';
import { JoinedPanel } from './OpenPanel';
import styles from './Joined.module.css';
import { Ticket } from './Ticket';

const texts = messages.promotion;

interface Props {
  uid: string;
  promotion: Promotion;
  /** Focuses the ticket when it appears, because the button that had the focus has been removed. */
  focused: boolean;
  onLeft: () => void;
}

/** The panel of an open promotion for a person who takes part: the ticket, what comes next, and how to change it. */
export function Joined({ uid, promotion, focused, onLeft }: Props) {
  const { id, titulo } = promotion;
  const [asked, setAsked] = useState(false);
  const more = (
    <>
      {hasCome(config.appAvailableFrom) && (
        <ButtonLink plain to={APP_PATH}>
          {texts.edit}
        </ButtonLink>
      )}
      <Button quiet onClick={() => setAsked(true)}>
        {texts.joinAgain}
      </Button>
      <p role="status" className={styles.once}>
        {asked && texts.onceIsEnough}
      </p>
      <LeaveParticipation
        uid={uid}
        participation={{ promocao: id, titulo }}
        consequence={messages.leave.whileOpen}
        onLeft={onLeft}
      />
    </>
  );
  return (
    <JoinedPanel more={more}>
      <Ticket titulo={titulo} role="status" tabIndex={-1} ref={focused ? focusAndShow : null}>
        {texts.takesPart}
      </Ticket>
      <NextSteps promotion={promotion} />
      <ShareButton label={texts.share} text={texts.shareText(titulo, config.brandName)} />
    </JoinedPanel>
  );
}

/** Focuses the ticket, and scrolls to it on a phone, where it is below the bar that had the button. */
function focusAndShow(element: HTMLElement | null): void {
  focus(element);
  element?.scrollIntoView({ block: 'center' });
}
