import { HoldButton } from './HoldButton';
import { liveMessages } from './liveMessages';
import { useTicks } from './useTicks';

const texts = liveMessages.room;

/** As long as the shorter one of the two countdowns. */
const DELAY_S = 10;

interface Props {
  /** When the button appears, ms since 1970; null where nobody knows. */
  opensAt: number | null;
  /** ms since 1970 by the server's clock. */
  now: () => number;
  busy: boolean;
  onPostpone: (delayMs: number) => Promise<void>;
}

/** For a presenter who needs more time: the countdown goes on from later. Only until the button appears. */
export function PostponeButton({ opensAt, now, busy, onPostpone }: Props) {
  const time = useTicks(now);
  if (opensAt === null || time >= opensAt) return null;
  return (
    <HoldButton busy={busy} onHeld={() => void onPostpone(DELAY_S * 1_000)}>
      {busy ? texts.postponing : texts.postpone(DELAY_S)}
    </HoldButton>
  );
}
