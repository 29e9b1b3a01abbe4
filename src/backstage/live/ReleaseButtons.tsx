import { SECOND_MS } from '../../base/durations';
import { shortAddress } from './addressText';
import { HoldButton } from './HoldButton';
import type { NextAddress } from './liveDocuments';
import { liveMessages } from './liveMessages';

const texts = liveMessages.release;

/** The delays to choose from. They are about as long as the video lags behind the presenter. */
const DELAYS_S = [10, 20];

interface Props {
  next: NextAddress | null;
  /** An address has been typed that is not saved. */
  unsaved: boolean;
  busy: boolean;
  onRelease: (delayMs: number) => Promise<void>;
}

export function ReleaseButtons({ next, unsaved, busy, onRelease }: Props) {
  const reason = unsaved ? texts.unsaved : next ? '' : texts.noAddress;
  // Without an address there is nothing to release: show only why, so that the address form is on a phone's
  // first screen.
  if (!next)
    return (
      <p role="status">
        <strong>{reason}</strong>
      </p>
    );
  const release = (seconds: number) => void onRelease(seconds * SECOND_MS);
  return (
    <>
      <div className="desk-release">
        <HoldButton look="main" busy={busy} disabled={unsaved} onHeld={() => release(0)}>
          {busy ? texts.busy : texts.now}
        </HoldButton>
        {DELAYS_S.map((seconds) => (
          <HoldButton key={seconds} busy={busy} disabled={unsaved} onHeld={() => release(seconds)}>
            {texts.in(seconds)}
          </HoldButton>
        ))}
      </div>
      <p role="status">{reason || texts.leadsTo(shortAddress(next.link))}</p>
    </>
  );
}
