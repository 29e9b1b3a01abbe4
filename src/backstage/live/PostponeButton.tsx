import { SECOND_MS } from '../../base/durations';
import { HoldButton } from './HoldButton';
import type { LiveDesk, LiveView } from './liveDesk';
import { liveMessages } from './liveMessages';

const texts = liveMessages.room;

/** How long one press postpones a room: as long as the shorter delay of ReleaseButtons. */
const DELAY_S = 10;

/**
 * Postpones a room while it counts down. It disappears with the countdown, so it is beside the digits: the
 * button that closes the room must not move under a finger.
 */
export function PostponeButton({ busy, desk }: Pick<LiveView, 'busy'> & { desk: LiveDesk }) {
  return (
    <HoldButton busy={busy !== null} onHeld={() => void desk.postpone(DELAY_S * SECOND_MS)}>
      {busy === 'postpone' ? texts.postponing : texts.postpone(DELAY_S)}
    </HoldButton>
  );
}
