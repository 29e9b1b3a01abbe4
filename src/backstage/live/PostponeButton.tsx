import { SECOND_MS } from '../../base/durations';
import { HoldButton } from './HoldButton';
import { liveMessages } from './liveMessages';
import { useTicks } from './useTicks';

const texts = liveMessages.room;

/** The same as the shorter of the two release delays. */
const DELAY_S = 10;

interface Props {
  /** When the public's button appears, in ms since 1970; null if that is not known. */
  opensAt: number | null;
  /** ms since 1970 by the server's clock. */
  now: () => number;
  busy: boolean;
  onPostpone: (delayMs: number) => Promise<void>;
}

/** Gives a presenter more time: the public's button appears later. Shown only until it appears. */
export function PostponeButton({ opensAt, now, busy, onPostpone }: Props) {
  const time = useTicks(now);
  if (opensAt === null || time >= opensAt) return null;
  return (
    <HoldButton busy={busy} onHeld={() => void onPostpone(DELAY_S * SECOND_MS)}>
      {busy ? texts.postponing : texts.postpone(DELAY_S)}
    </HoldButton>
  );
}
