import { useEffect, useRef, type ReactNode } from 'react';
import type { ShowTimes } from '../model';
import { focusIfLost } from '../ui/focus';
import { Spinner } from '../ui/loading/Spinner';
import { ButtonCountdown } from './ButtonCountdown';
import { EnterButton } from './EnterButton';
import { Announcement, Status } from './LiveRegions';
import { TryNow } from './TryNow';
import { WaitingView } from './WaitingView';
import { PANEL_ID } from './panelFocus';
import { Lost, Place, SignIn, StayHere } from './results';
import type { Entry } from './session/entry';
import { hasPlace } from './session/outcome';
import type { Connection, RoomView } from './session/roomView';
import type { Lobby } from './useRoomChunks';
import styles from './RoomPanel.module.css';

interface Props {
  room: RoomView;
  connection: Connection;
  enter: Entry['enter'];
  times: ShowTimes | null;
  /** Positions the panel on its page. */
  className?: string | undefined;
  lobby?: Lobby | null;
  /** What is below the texts while visitors wait, also if they still have to sign in. */
  children?: ReactNode;
}

/**
 * The waiting room's panel. Its button 'Entrar' appears where its placeholder was. At the release nothing
 * moves but the lower edge of a panel that was higher than the button needs.
 */
export function RoomPanel({ className = '', ...props }: Props) {
  const { room, connection } = props;
  const { view, full } = room;
  const onlyButton = view === 'released' || view === 'clicking';
  // Only the view `loading` looks offline: a button stays, because a click may still succeed.
  const offline = connection !== 'ok' && view === 'loading';
  const looks = [styles.view, isLit(room) && styles.lit, full && styles.spent, offline && styles.offline]
    .filter(Boolean)
    .join(' ');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (view === 'lost' || hasPlace(view)) focusIfLost(panel.current);
  }, [view]);

  return (
    <section ref={panel} id={PANEL_ID} className={`${styles.panel} ${className}`} tabIndex={-1}>
      <div className={looks} data-view={view}>
        <Content {...props} />
        <p className={styles.status} role="status">
          <Status {...{ room, connection }} />
        </p>
        {full ? <StayHere /> : offline && <TryNow />}
      </div>
      {props.lobby && onlyButton && !full && (
        <span key={room.releaseId} className="lobby-chase" aria-hidden="true" />
      )}
      <p className="visually-hidden" role="alert">
        <Announcement room={room} />
      </p>
    </section>
  );
}

/** 'Entrar' stays the same element during the click, so that the button keeps the focus. */
function Content({ room, connection, enter, times, lobby = null, children }: Props) {
  switch (room.view) {
    case 'loading':
      if (connection !== 'ok') return <Spinner />;
      return (
        <>
          <WaitingView {...{ times, lobby }} />
          {children}
        </>
      );
    case 'countdown':
      return <ButtonCountdown seconds={room.seconds} />;
    case 'released':
    case 'clicking':
      return <EnterButton {...{ room, enter }} className={`${styles.enter} lobby-enter`} />;
    case 'leaving':
    case 'returned':
    case 'noAddress':
      return <Place view={room.view} {...{ room, enter }} />;
    case 'signIn':
      return <SignIn {...{ room, times, lobby }}>{children}</SignIn>;
    case 'lost':
      return <Lost speed={room.speed} {...{ times, lobby }} />;
  }
}

/** Whether a release or a win lights the panel's bulbs. Shortly before a release, the placeholder does. */
function isLit(room: RoomView): boolean {
  const { view, full, releaseId } = room;
  if (full || view === 'loading' || view === 'countdown' || view === 'lost' || view === 'noAddress')
    return false;
  return view !== 'signIn' || releaseId !== null;
}
