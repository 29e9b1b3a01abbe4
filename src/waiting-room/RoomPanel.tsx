import { useEffect, useRef, type ReactNode } from 'react';
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
import styles from './RoomPanel.module.css';
import type { WaitingRoom } from './useRoomSession';

/** The target of the link that skips the video. */
export const PANEL_ID = 'palco';

/**
 * The views of the waiting room, in a box of constant size so that nothing moves when they change.
 * @param props `children`: shown below the texts while visitors wait; `className`: places the panel on its page
 */
export function RoomPanel({
  view,
  release,
  slow,
  late,
  connected,
  code,
  enter,
  times,
  className = '',
  children,
}: WaitingRoom & { times: ShowTimes | null; className?: string | undefined; children?: ReactNode }) {
  const entering = view === 'clicking';
  const onlyButton = view === 'released' || entering;
  const lit = view === 'signIn' ? release !== null : view !== 'loading' && view !== 'lost';
  // The button stays: what the page takes for a lost connection may be a short silence.
  const replaced = !connected && view === 'loading';
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // The focused button has been removed; keep keyboard users at the same place.
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
          entering && slow && (late ? messages.stillTrying : messages.confirming)
        )}
      </p>
      <div
        className={`${styles.view} ${lit ? styles.lit : ''} ${replaced ? styles.replaced : ''}`}
        data-view={view}
      >
        {view === 'loading' && <Waiting times={times}>{children}</Waiting>}
        {onlyButton && <EnterButton wide entering={entering} onClick={enter} />}
        {(view === 'opening' || view === 'won' || view === 'door') && (
          <div className={`${styles.wide} ${styles.burst}`}>
            <Star size={view === 'door' ? 56 : 84} className={styles.sign} />
            <Texts lines={messages[view]} />
            {view === 'won' && <EnterButton onClick={enter} />}
            {view === 'door' && (
              <Button main className={styles.enter} onClick={enter}>
                {messages.tryAgain}
              </Button>
            )}
            <Code code={code} />
          </div>
        )}
        {view === 'signIn' && (
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
        )}
        {view === 'lost' && (
          <>
            <Star size={64} unlit className={styles.sign} />
            <Texts lines={messages.lost} />
            <p className={styles.onward}>
              <ButtonLink quiet to="/">
                {messages.promotions}
              </ButtonLink>
              <ShareButton label={messages.share} text={messages.shared(config.brandName)} />
            </p>
          </>
        )}
      </div>
      <p className="visually-hidden" role="alert">
        <Announcement view={view} release={release} />
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

/** After the show there is nothing to wait for, unless the admin opens another room. */
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

function Code({ code }: Pick<WaitingRoom, 'code'>) {
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

/** Screen readers announce the same text again only if its element is new, hence the keys. */
function Announcement({ view, release }: Pick<WaitingRoom, 'view' | 'release'>) {
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
