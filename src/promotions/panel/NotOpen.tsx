import { useState, type ReactNode } from 'react';
import { useAuth } from '../../auth/AuthContext';
import { MINUTE_MS } from '../../base/durations';
import { promotionPath } from '../../base/paths';
import type { Promotion } from '../../model';
import { useApproximateTime } from '../../show/clock/useApproximateTime';
import { EventLinks } from '../../show/times/CalendarLinks';
import { Countdown } from '../../show/times/Countdown';
import { ButtonLink } from '../../ui/Button';
import { Star } from '../../ui/Logo';
import { focus } from '../../ui/focus';
import { Paragraphs } from '../Paragraphs';
import { publicPromotionMessages } from '../messages';
import { JoinedMark } from '../participations/JoinedMark';
import { LeaveParticipation } from '../participations/LeaveParticipation';
import type { PromotionStatus } from '../period';
import { ActionPanel } from './ActionPanel';
import { useTakesPart } from './useTakesPart';
import styles from './NotOpen.module.css';

const texts = publicPromotionMessages.promotion;

/** How long the event for a promotion's beginning lasts in the visitor's calendar. */
const CALENDAR_MS = 30 * MINUTE_MS;

interface Props {
  promotion: Promotion;
  status: Exclude<PromotionStatus, 'open'>;
  /** The server's time, exact to a minute; null if it is not known. */
  now: Date | null;
}

/** The panel of a promotion that is not open: it is to come, over, or incomplete. */
export function NotOpen(props: Props) {
  const { state } = useAuth();
  if (state.status !== 'signedIn') return <Panel {...props} />;
  return <OwnPanel key={state.profile.uid} uid={state.profile.uid} {...props} />;
}

/** The panel for a signed-in person; it also says whether the person takes part. */
function OwnPanel({ uid, ...props }: { uid: string } & Props) {
  const { id, titulo } = props.promotion;
  const ended = props.status === 'ended';
  const { loaded } = useTakesPart(id, uid);
  const [hasLeft, setHasLeft] = useState(false);
  const takesPart = loaded.status === 'ready' ? loaded.data && !hasLeft : null;
  const leave = takesPart && (
    <LeaveParticipation
      uid={uid}
      participation={{ promocao: id, titulo }}
      status={props.status}
      onLeft={() => setHasLeft(true)}
    />
  );
  return (
    <Panel {...props} more={leave}>
      {(takesPart || ended || hasLeft) && (
        // Rendered empty until the answer comes, so that nothing moves when the text appears.
        <p className={styles.own} tabIndex={-1} ref={hasLeft ? focus : null}>
          {takesPart ? <JoinedMark ended={ended} /> : takesPart === false && texts.tookNoPart}
        </p>
      )}
    </Panel>
  );
}

/** @param more secondary actions, shown below the panel */
function Panel({
  promotion: { id, titulo, inicio, resultado },
  status,
  now,
  children,
  more,
}: Props & { children?: ReactNode; more?: ReactNode }) {
  // A first line such as 'Joana P. ganhou!' has room for large letters.
  const size = /^.{1,24}(\n|$)/.test(resultado) ? styles.winner : '';
  return (
    <ActionPanel more={more}>
      {status === 'incomplete' && <Star size={64} />}
      {status === 'ended' && resultado ? (
        <h2 className={styles.note}>{texts.result}</h2>
      ) : (
        <Paragraphs text={texts[status]} first={status === 'incomplete' ? styles.first : styles.note} />
      )}
      {status === 'notBegun' && inicio && (
        <div className={styles.timeLeft}>
          {now && <UntilBegin begin={inicio} minute={now} />}
          <BeginLinks {...{ id, titulo, inicio }} />
        </div>
      )}
      {status === 'ended' && (
        <div className={`${styles.result} ${resultado ? styles.won : ''}`}>
          <Star size={68} className={styles.star} />
          <Paragraphs text={resultado || texts.noResult} first={`${styles.first} ${size}`} />
        </div>
      )}
      {children}
      <ButtonLink to="/" look={status === 'notBegun' ? 'quiet' : undefined}>
        {texts.others}
      </ButtonLink>
    </ActionPanel>
  );
}

/** Links that add the promotion's beginning to the visitor's calendar. */
function BeginLinks({ id, titulo, inicio }: { id: string; titulo: string; inicio: Date }) {
  const address = window.location.origin + promotionPath(id);
  const title = texts.calendarTitle(titulo);
  const end = new Date(inicio.getTime() + CALENDAR_MS);
  return <EventLinks look="main" event={{ begin: inicio, end, title, text: title, address }} />;
}

/** @param minute the time exact to a minute, shown until the time exact to a second is known */
function UntilBegin({ begin, minute }: { begin: Date; minute: Date }) {
  const now = useApproximateTime(true);
  return <Countdown label={texts.startsIn} begin={begin} now={now ?? minute} />;
}
