import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button';
import { Star } from '../ui/Logo';
import { Spinner } from '../ui/Spinner';
import { messages } from './messages';
import styles from './Stage.module.css';
import type { WaitingRoom } from './useWaitingRoom';

/** Where a link leads past the video. */
export const STAGE_ID = 'palco';

/** The waiting room's views, all in one box of one size, so that nothing moves when they change. */
export function Stage({ view, release, slow, connected, enter }: WaitingRoom) {
  const entering = view === 'clicking';
  const stage = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: whoever uses a keyboard stays where it was.
    if (view === 'lost' && document.activeElement === document.body)
      stage.current?.focus({ preventScroll: true });
  }, [view]);

  return (
    <section ref={stage} id={STAGE_ID} className={styles.stage} tabIndex={-1}>
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
        {/* With a key: one release after another is the same text, which only a new element has read out again. */}
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
