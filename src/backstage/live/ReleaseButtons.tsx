import { useEffect, useRef } from 'react';
import { SECOND_MS } from '../../base/durations';
import { HoldButton } from './HoldButton';
import type { NextAddress } from './liveDocuments';
import { liveMessages } from './liveMessages';

const texts = liveMessages.release;

/** The delays that the team can choose: visitors see the video about that long after the presenter speaks. */
const DELAYS_S = [10, 20];

interface Props {
  next: NextAddress | null;
  /** Whether the address form has unsaved text. */
  unsaved: boolean;
  /** How often an address has been saved on this page: after each time, the page scrolls to the buttons. */
  saves: number;
  busy: boolean;
  onRelease: (delayMs: number) => Promise<void>;
}

export function ReleaseButtons({ next, unsaved, saves, busy, onRelease }: Props) {
  const buttons = useScrollToAfter(saves, next !== null && !unsaved);
  // Without a saved address there is nothing to open.
  if (!next) return null;
  const release = (seconds: number) => void onRelease(seconds * SECOND_MS);
  return (
    <div className="desk-release" ref={buttons}>
      <div className="desk-wrap desk-list-head">
        <h3>{texts.heading}</h3>
        <small>{texts.site(location.host)}</small>
      </div>
      <p role="status">{unsaved && texts.unsaved}</p>
      <HoldButton
        look="main"
        size="large"
        busy={busy}
        busyText={texts.busy}
        disabled={unsaved}
        onHeld={() => release(0)}
      >
        {texts.now}
      </HoldButton>
      <div className="desk-delays">
        {DELAYS_S.map((seconds) => (
          <HoldButton key={seconds} busy={busy} disabled={unsaved} onHeld={() => release(seconds)}>
            {texts.in(seconds)}
          </HoldButton>
        ))}
      </div>
    </div>
  );
}

/**
 * Scrolls to the returned ref's element after an address was saved, unless the person types in another form.
 * @param saves how often an address has been saved
 * @param ready whether the element can be used
 */
function useScrollToAfter(saves: number, ready: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const handled = useRef(saves);
  useEffect(() => {
    if (!ready || handled.current === saves) return;
    handled.current = saves;
    const typing =
      document.activeElement?.matches('input, textarea') &&
      !document.activeElement.closest('[data-next-address]');
    if (typing) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  }, [saves, ready]);
  return element;
}
