import { useEffect, useRef, useState, type ReactNode } from 'react';
import { config } from '../config';
import type { ShowTimes } from '../model';
import { loginPath, ROOM_PATH, signUpPath } from '../paths';
import { CalendarLinks } from '../show/CalendarLinks';
import { useShowPhase } from '../show/useShowPhase';
import { Button, ButtonLink } from '../ui/Button';
import { Star } from '../ui/Logo';
import { ShareButton } from '../ui/ShareButton';
import { Spinner } from '../ui/Spinner';
import { messages } from './messages';
import { lossText, winText } from './speedTexts';
import styles from './RoomPanel.module.css';
import type { RoomView } from './roomView';

/** The target of the link that skips the video. */
export const PANEL_ID = 'palco';

export type RoomPanelProps = Pick<
  RoomView,
  'view' | 'release' | 'seconds' | 'speed' | 'confirming' | 'stillTrying' | 'connected' | 'code'
> & {
  onEnter: () => void;
  times: ShowTimes | null;
  /** Places the panel on its page. */
  className?: string | undefined;
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
  onEnter,
  times,
  className = '',
  children,
}: RoomPanelProps) {
  const entering = view === 'clicking';
  const onlyButton = view === 'released' || entering;
  const lit =
    view === 'signIn' ? release !== null : view !== 'loading' && view !== 'countdown' && view !== 'lost';
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
        {!connected ? (
          <Disconnected />
        ) : (
          entering && confirming && (stillTrying ? messages.stillTrying : messages.confirming)
        )}
      </p>
      <div
        className={`${styles.view} ${lit ? styles.lit : ''} ${replaced ? styles.replaced : ''}`}
        data-view={view}
      >
        {view === 'loading' && <Waiting times={times}>{children}</Waiting>}
        {seconds !== null && <Digits seconds={seconds} />}
        {onlyButton && <EnterButton wide entering={entering} onClick={onEnter} />}
        {(view === 'opening' || view === 'won' || view === 'door') && (
          <Place view={view} code={code} speed={speed} onEnter={onEnter} />
        )}
        {view === 'signIn' && <SignIn release={release} />}
        {view === 'lost' && <Lost speed={speed} />}
      </div>
      <p className="visually-hidden" role="alert">
        {seconds === null ? (
          <Announcement view={view} release={release} />
        ) : (
          <CountdownAnnouncement seconds={seconds} />
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
function Waiting({ times, children }: { times: ShowTimes | null; children: ReactNode }) {
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
        {children}
        {times && <CalendarLinks times={times} roomOpen={false} />}
      </div>
    </>
  );
}

/** The visitor has won a place. */
function Place({
  view,
  code,
  speed,
  onEnter,
}: { view: 'opening' | 'won' | 'door' } & Pick<RoomPanelProps, 'code' | 'speed' | 'onEnter'>) {
  const text = winText(speed);
  return (
    <div className={`${styles.wide} ${styles.burst}`}>
      <Star size={view === 'door' ? 56 : 84} className={styles.sign} />
      <Texts lines={messages[view]} />
      {text && <p className={styles.speed}>{text}</p>}
      {view === 'won' && <EnterButton onClick={onEnter} />}
      {view === 'door' && (
        <Button main className={styles.enter} onClick={onEnter}>
          {messages.tryAgain}
        </Button>
      )}
      <Code code={code} />
    </div>
  );
}

function SignIn({ release }: Pick<RoomView, 'release'>) {
  return (
    <>
      <Star size={52} className={styles.sign} />
      <Texts lines={release === null ? messages.signIn : messages.signInNow} />
      <div className={styles.onward}>
        <ButtonLink main to={signUpPath(ROOM_PATH)}>
          {messages.signUp}
        </ButtonLink>
        <ButtonLink quiet to={loginPath(ROOM_PATH)}>
          {messages.login}
        </ButtonLink>
      </div>
    </>
  );
}

function Lost({ speed }: Pick<RoomView, 'speed'>) {
  const text = lossText(speed);
  return (
    <>
      <Star size={64} unlit className={styles.sign} />
      <Texts lines={messages.lost} />
      {text && <p className={styles.speed}>{text}</p>}
      <p className={styles.onward}>
        <ButtonLink quiet to="/">
          {messages.promotions}
        </ButtonLink>
        <ShareButton label={messages.share} text={messages.shared(config.brandName)} />
      </p>
    </>
  );
}

function Code({ code }: Pick<RoomView, 'code'>) {
  if (code === null) return null;
  return (
    <p className={styles.code}>
      <b>{messages.code(code)}</b> {messages.codeHint}
    </p>
  );
}

interface EnterButtonProps {
  /** As wide as the panel. */
  wide?: boolean;
  entering?: boolean;
  onClick: () => void;
}

function EnterButton({ wide = false, entering = false, onClick }: EnterButtonProps) {
  return (
    <Button large className={`${styles.enter} ${wide ? styles.wide : ''}`} busy={entering} onClick={onClick}>
      {entering ? messages.entering : messages.enter}
    </Button>
  );
}

/** The countdown in the place of the button. Screen readers read it once, from the announcement. */
function Digits({ seconds }: { seconds: number }) {
  return (
    <p className={styles.digits} aria-hidden="true">
      {messages.buttonIn} <b key={seconds}>{seconds}</b>
    </p>
  );
}

/** Keeps the seconds of its first render, because screen readers announce every change. */
function CountdownAnnouncement({ seconds }: { seconds: number }) {
  const [first] = useState(seconds);
  return <span>{messages.buttonSoon(first)}</span>;
}

/** Screen readers announce the same text again only if its element is new, hence the keys. */
function Announcement({ view, release }: Pick<RoomView, 'view' | 'release'>) {
  if (view === 'opening' || view === 'won' || view === 'door' || view === 'lost')
    return <span key={view}>{messages[view].join(' ')}</span>;
  if (view === 'signIn') return release !== null && <span key={release}>{messages.signInNow.join(' ')}</span>;
  return release !== null && <span key={release}>{messages.released}</span>;
}

function Texts({ lines: [heading, ...rest] }: { lines: readonly string[] }) {
  return (
    <>
      <h2>{heading}</h2>
      {rest.map((line, index) => (
        <p key={line} className={index === 0 ? styles.first : undefined}>
          {line}
        </p>
      ))}
    </>
  );
}
