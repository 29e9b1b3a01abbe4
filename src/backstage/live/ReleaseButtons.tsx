import { useEffect, useRef } from 'react';
import { SECOND_MS } from '../../base/durations';
import type { ShowTimes } from '../../model';
import { whenText } from '../../show/times/whenText';
import { HoldButton } from './HoldButton';
import { shortAddress } from './address/addressText';
import type { NextAddress } from './liveDocuments';
import { liveMessages } from './liveMessages';
import { useTicks } from './useTicks';

const texts = liveMessages.release;

/** The delays to choose from. They are about as long as the video lags behind the presenter. */
const DELAYS_S = [10, 20];

interface Props {
  next: NextAddress | null;
  /** Whether an address has been typed and not saved. */
  unsaved: boolean;
  /** How often an address has been saved here. */
  saves: number;
  /** When the show is; null if that is not set. */
  times: ShowTimes | null;
  /** ms since 1970 by the server's clock. */
  now: () => number;
  busy: boolean;
  onRelease: (delayMs: number) => Promise<void>;
}

export function ReleaseButtons({ next, unsaved, saves, times, now, busy, onRelease }: Props) {
  const buttons = useScrollToAfter(saves, next !== null && !unsaved);
  const reason = unsaved ? texts.unsaved : next ? '' : texts.noAddress;
  // Without an address there is nothing to release: show only why, in the place of the buttons.
  if (!next)
    return (
      <p role="status">
        <strong>{reason}</strong>
      </p>
    );
  const release = (seconds: number) => void onRelease(seconds * SECOND_MS);
  return (
    <>
      <div className="desk-release" ref={buttons}>
        <h3>{texts.heading}</h3>
        <HoldButton look="main" busy={busy} disabled={unsaved} onHeld={() => release(0)}>
          {busy ? texts.busy : texts.now}
        </HoldButton>
        {DELAYS_S.map((seconds) => (
          <HoldButton key={seconds} busy={busy} disabled={unsaved} onHeld={() => release(seconds)}>
            {texts.in(seconds)}
          </HoldButton>
        ))}
      </div>
      <p role="status">{reason || texts.leadsTo(location.host, shortAddress(next.link))}</p>
      {times && <OutsideShow times={times} now={now} />}
    </>
  );
}

/** Says that the show has not begun or is over: then a release is probably a rehearsal or a mistake. */
function OutsideShow({ times: { begin, end }, now }: { times: ShowTimes; now: () => number }) {
  const time = new Date(useTicks(now));
  if (time < begin) return <p>{texts.beforeShow(whenText(begin, time))}</p>;
  return time >= end && <p>{texts.afterShow}</p>;
}

/**
 * Scrolls to the element once an address has been saved and the element can be used, unless the person types
 * elsewhere.
 */
function useScrollToAfter(saves: number, ready: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const handled = useRef(saves);
  useEffect(() => {
    if (!ready || handled.current === saves) return;
    handled.current = saves;
    const typing =
      document.activeElement?.matches('input, textarea') && !document.activeElement.closest('.desk-address');
    if (typing) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  }, [saves, ready]);
  return element;
}
