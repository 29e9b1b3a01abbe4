import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button';
import { Star } from '../ui/Logo';
import { Spinner } from '../ui/Spinner';
import { messages } from './messages';
import styles from './RoomPanel.module.css';
import type { WaitingRoom } from './useWaitingRoom';

/** The target of the link that skips the video. */
export const PANEL_ID = 'palco';

/** The views of the waiting room, in a box of constant size so that nothing moves when they change. */
export function RoomPanel({ view, release, slow, connected, enter }: WaitingRoom) {
  const entering = view === 'clicking';
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // The focused button has been removed; keep keyboard users at the same place.
    if (view === 'lost' && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true });
  }, [view]);

  return (
    <section ref={panel} id={PANEL_ID} className={styles.panel} tabIndex={-1}>
      <p className={styles.status} role="status">
        {!connected ? messages.disconnected : entering && slow && messages.confirming}
      </p>
      <div className={styles.view}>
        {view === 'loading' && (
          <>
            <Spinner />
            <Texts lines={messages.loading} />
          </>
        )}
        {(view === 'released' || entering) && (
          <Button large busy={entering} onClick={enter}>
            {entering ? messages.entering : messages.enter}
          </Button>
        )}
        {view === 'lost' && (
          <>
            <Star size={64} />
            <Texts lines={messages.lost} />
          </>
        )}
      </div>
      <p className="visually-hidden" role="alert">
        {/* Screen readers announce the same text again only if its element is new, hence the key. */}
        {release !== null && <span key={release}>{messages.released}</span>}
        {view === 'lost' && messages.lost.join(' ')}
      </p>
    </section>
  );
}

function Texts({ lines: [heading, ...rest] }: { lines: readonly string[] }) {
  return (
    <>
      <h2>{heading}</h2>
      {rest.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
