import { HoldButton } from './HoldButton';
import { shortAddress, type NextAddress } from './liveDocuments';
import { liveMessages } from './liveMessages';

const texts = liveMessages.release;

/** The delays to choose from, s: that of the video, so that the presenter's voice and the button come together. */
const DELAYS_S = [10, 20];

interface Props {
  next: NextAddress | null;
  /** Another address has been typed and not saved. */
  unsaved: boolean;
  busy: boolean;
  onRelease: (delayMs: number) => Promise<void>;
}

export function ReleaseButtons({ next, unsaved, busy, onRelease }: Props) {
  const reason = unsaved ? texts.unsaved : next ? '' : texts.noAddress;
  // Only what comes first: on a phone the form of the address is then on the first screen.
  if (!next) return <p role="status">{reason}</p>;
  const release = (seconds: number) => void onRelease(seconds * 1_000);
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
