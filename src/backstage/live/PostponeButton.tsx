import { MINUTE_MS, SECOND_MS } from '../../base/durations';
import { HoldButton } from './HoldButton';
import type { LiveDesk, LiveView } from './liveDesk';
import { liveMessages } from './liveMessages';
import { ageText } from './times';

const texts = liveMessages.room;

interface Props {
  /** The time until the button 'Entrar' appears, ms. */
  timeLeft: number;
  busy: LiveView['busy'];
  desk: LiveDesk;
}

/** A button that postpones a room while it counts down: in the last minute by little. */
export function PostponeButton({ timeLeft, busy, desk }: Props) {
  const delay = timeLeft > MINUTE_MS ? MINUTE_MS : 10 * SECOND_MS;
  return (
    <div className="desk-postpone">
      <HoldButton busy={busy !== null} onHeld={() => void desk.postpone(delay)}>
        {busy === 'postpone' ? texts.postponing : texts.postpone(ageText(delay))}
      </HoldButton>
    </div>
  );
}
