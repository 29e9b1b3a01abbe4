import { useEffect, useRef, type ReactNode } from 'react';
import type { ShowTimes } from '../model';
import { CalendarLinks } from '../show/CalendarLinks';
import { useShowPhase } from '../show/useShowPhase';
import { ButtonLink } from '../ui/Button';
import { Star } from '../ui/Logo';
import { Spinner } from '../ui/Spinner';
import { CountdownAnnouncement, Digits } from './ButtonCountdown';
import { EnterButton } from './EnterButton';
import type { Entry } from './entry';
import { messages } from './messages';
import { Lost, Place, SignIn } from './results';
import styles from './RoomPanel.module.css';
import type { RoomView } from './roomView';
import { Texts } from './Texts';

/** The target of the link that skips the video. */
export const PANEL_ID = 'palco';

export type RoomPanelProps = Pick<
  RoomView,
  'view' | 'release' | 'seconds' | 'speed' | 'confirming' | 'stillTrying' | 'connected' | 'code'
> & {
  /** The click on 'Entrar'. */
  enter: Entry['enter'];
  times: ShowTimes | null;
  /** Places the panel on its page. */
  className?: string | undefined;
  /** What the team says to all who wait, also to those who have to sign in. */
  message?: ReactNode;
  /** Shown below the texts while visitors wait. */
  children?: ReactNode;
};

/** The views of the waiting room, in a box of constant size so that nothing moves when they change. */
export function RoomPanel({
  view,
  release,
  seconds,
  speed,
  confirming,
  stillTrying,
  connected,
  code,
  enter,
  times,
  className = '',
  message,
  children,
}: RoomPanelProps) {
  const entering = view === 'clicking';
  const onlyButton = view === 'released' || entering;
  const lit = view === 'signIn' ? release !== null : !['loading', 'countdown', 'lost'].includes(view);
  // Only the loading view gives way to the offline message. The button stays: the server may be silent only briefly.
  const replaced = !connected && view === 'loading';
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // The focused button has been removed: keyboard users go on from the panel.
    if (view === 'lost' && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true });
  }, [view]);

  return (
    <section ref={panel} id={PANEL_ID} className={`${styles.panel} ${className}`} tabIndex={-1}>
      <p
        className={`${styles.status} ${onlyButton ? styles.belowButton : ''} ${replaced ? styles.replacement : ''}`}
        role="status"
      >
        {!connected && <Disconnected />}
        {connected && entering && confirming && (stillTrying ? messages.stillTrying : messages.confirming)}
      </p>
      <div
        className={`${styles.view} ${lit ? styles.lit : ''} ${replaced ? styles.replaced : ''}`}
        data-view={view}
      >
        {view === 'loading' && <Waiting {...{ times, message }}>{children}</Waiting>}
        {seconds !== null && <Digits seconds={seconds} />}
        {onlyButton && <EnterButton wide entering={entering} onClick={enter} />}
        {(view === 'opening' || view === 'won' || view === 'door') && (
          <Place view={view} code={code} speed={speed} enter={enter} />
        )}
        {view === 'signIn' && <SignIn release={release} message={message} />}
        {view === 'lost' && <Lost speed={speed} />}
      </div>
      <p className="visually-hidden" role="alert">
        {seconds === null ? (
          <Announcement {...{ view, release }} />
        ) : (
          <CountdownAnnouncement {...{ seconds }} />
        )}
      </p>
    </section>
  );
}

function Disconnected() {
  const [heading, text] = messages.disconnected;
  return (
    <>
      <b>{heading}</b> {text}
    </>
  );
}

/** The view of those who wait. After the show's end it says so; another room would still show its button. */
function Waiting({ times, message, children }: Pick<RoomPanelProps, 'times' | 'message' | 'children'>) {
  const { phase } = useShowPhase(times, false);
  const over = phase === 'over';
  return (
    <>
      {over ? (
        <Star size={64} unlit className={styles.sign} />
      ) : (
        <Spinner className={`${styles.sign} ${phase === 'upcoming' ? styles.upcoming : ''}`} />
      )}
      <Texts lines={over ? messages.over : messages.loading} />
      {over && (
        <p className={styles.onward}>
          <ButtonLink to="/">{messages.promotions}</ButtonLink>
        </p>
      )}
      <div className={`${styles.below} ${over ? styles.over : ''}`}>
        {message}
        {children}
        {times && <CalendarLinks times={times} roomOpen={false} />}
      </div>
    </>
  );
}

/** Screen readers announce the same text again only if its element is new, hence the keys. */
function Announcement({ view, release }: Pick<RoomView, 'view' | 'release'>) {
  if (view === 'opening' || view === 'won' || view === 'door' || view === 'lost')
    return <span key={view}>{messages[view].join(' ')}</span>;
  if (view === 'signIn') return release !== null && <span key={release}>{messages.signInNow.join(' ')}</span>;
  return release !== null && <span key={release}>{messages.released}</span>;
}
