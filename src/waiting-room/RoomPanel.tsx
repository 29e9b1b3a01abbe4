import { useEffect, useRef, type ReactNode } from 'react';
import type { ShowTimes } from '../model';
import { Spinner } from '../ui/loading/Spinner';
import { CountdownAnnouncement, Digits } from './ButtonCountdown';
import { EnterButton } from './EnterButton';
import type { Lobby } from './Lobby';
import { Status } from './Status';
import { TryNow } from './TryNow';
import { WaitingView } from './WaitingView';
import { messages } from './messages';
import { Full, Lost, Place, SignIn } from './results';
import type { Entry } from './session/entry';
import type { RoomView } from './session/roomView';
import styles from './RoomPanel.module.css';

/** The target of the link that skips the video. */
export const PANEL_ID = 'palco';

export type RoomPanelProps = Omit<RoomView, 'personName' | 'needsAccount'> & {
  /** The click on 'Entrar'. */
  enter: Entry['enter'];
  times: ShowTimes | null;
  /** Places the panel on its page. */
  className?: string | undefined;
  lobby?: Lobby | null;
  /** What visitors see below the texts while they wait, also those who have to sign in. */
  children?: ReactNode;
};

/** The views of the waiting room. 'Entrar' appears where its dark place was, and nothing moves. */
export function RoomPanel({ className = '', ...props }: RoomPanelProps) {
  const { view, releaseId, seconds, full } = props;
  const onlyButton = view === 'released' || view === 'clicking';
  const offline = isOffline(props);
  const looks = [styles.view, isLit(props) && styles.lit, full && styles.spent, offline && styles.offline]
    .filter(Boolean)
    .join(' ');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // The focused button has been removed: keyboard users go on from the panel.
    if (view === 'lost' && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true });
  }, [view]);

  return (
    <section ref={panel} id={PANEL_ID} className={`${styles.panel} ${className}`} tabIndex={-1}>
      <div className={looks} data-view={view}>
        <Content {...props} />
        <p className={`${styles.status} ${onlyButton || offline ? styles.inFlow : ''}`} role="status">
          <Status {...props} />
        </p>
        {full ? <Full /> : offline && <TryNow />}
      </div>
      {onlyButton && !full && <span className={styles.chase} aria-hidden="true" />}
      <Announcement {...{ view, releaseId, seconds }} />
    </section>
  );
}

/** 'Entrar' stays the same element during the click, so that it keeps the focus. */
function Content({ enter, times, lobby = null, children, ...room }: RoomPanelProps) {
  const { view, releaseId, seconds, speed, code } = room;
  switch (view) {
    case 'loading':
      if (isOffline(room)) return <Spinner />;
      return (
        <>
          <WaitingView {...{ times, lobby }} />
          {children}
        </>
      );
    case 'countdown':
      return seconds !== null && <Digits seconds={seconds} />;
    case 'released':
    case 'clicking':
      return <EnterButton wide entering={view === 'clicking'} onClick={enter} />;
    case 'leaving':
    case 'returned':
    case 'noAddress':
      return <Place {...{ view, code, speed, enter }} />;
    case 'signIn':
      return <SignIn releaseId={releaseId}>{children}</SignIn>;
    case 'lost':
      return <Lost {...{ speed, times, lobby }} />;
  }
}

/** Only the loading view gives way to the offline message. The button stays: the connection may come back. */
function isOffline({ view, connected }: Pick<RoomView, 'view' | 'connected'>): boolean {
  return !connected && view === 'loading';
}

/** Whether the lamps of the stage are on. */
function isLit({ view, releaseId, full }: Pick<RoomView, 'view' | 'releaseId' | 'full'>): boolean {
  if (view === 'signIn') return releaseId !== null;
  return !full && view !== 'loading' && view !== 'countdown' && view !== 'lost';
}

function Announcement({ seconds, ...room }: Pick<RoomView, 'view' | 'releaseId' | 'seconds'>) {
  return (
    <p className="visually-hidden" role="alert">
      {seconds === null ? <ViewAnnouncement {...room} /> : <CountdownAnnouncement seconds={seconds} />}
    </p>
  );
}

/** The keys make new elements: otherwise screen readers would not announce the same text again. */
function ViewAnnouncement({ view, releaseId }: Pick<RoomView, 'view' | 'releaseId'>) {
  if (view === 'leaving' || view === 'returned' || view === 'noAddress' || view === 'lost')
    return <span key={view}>{messages[view].join(' ')}</span>;
  if (view === 'signIn')
    return releaseId !== null && <span key={releaseId}>{messages.signInNow.join(' ')}</span>;
  return releaseId !== null && <span key={releaseId}>{messages.released}</span>;
}
