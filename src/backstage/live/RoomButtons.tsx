import { SECOND_MS } from '../../base/durations';
import { Button } from '../../ui/Button';
import { WriteButton } from '../WriteButton';
import { HoldButton } from './HoldButton';
import type { LiveDesk, LiveView } from './liveDesk';
import { liveMessages } from './liveMessages';
import type { ShownRoom } from './liveState';
import { useTicks } from './useTicks';

const texts = liveMessages.room;

/** For how long a room is postponed: the same as the shorter of the two release delays. */
const DELAY_S = 10;

interface Props {
  room: ShownRoom;
  /** The desk can postpone the room: its name is also that of its address, which is known. */
  own: boolean;
  /** A correction of the room's address has been typed that is not saved. */
  correcting: boolean;
  busy: LiveView['busy'];
  desk: LiveDesk;
}

/** The buttons that close a room, postpone it while it counts down, and go on to the next one. */
export function RoomButtons({ room, own, correcting, busy, desk }: Props) {
  const { id, open, full, broken, opensAt } = room;
  // A broken room is not said to count down, but to be closed.
  const counting = useTicks(desk.now) < (opensAt ?? 0) && !broken;
  if (!open)
    return (
      <>
        <p role="status">{correcting && texts.unsavedCorrection}</p>
        <Button onClick={desk.finish}>{texts.next}</Button>
      </>
    );
  const closing = busy === 'remove';
  const close = () => void desk.remove(id);
  if (full)
    return (
      <WriteButton danger busy={closing} onClick={close}>
        {closing ? texts.closing : texts.close}
      </WriteButton>
    );
  const [rest, under] = counting ? [texts.cancel, texts.cancelling] : [texts.close, texts.closing];
  return (
    <>
      <HoldButton look={counting ? 'cancel' : 'danger'} busy={closing} onHeld={close}>
        {closing ? under : rest}
      </HoldButton>
      {/* Below, because it disappears: the button that closes the room must not move under the finger. */}
      {own && counting && (
        <HoldButton busy={busy === 'postpone'} onHeld={() => void desk.postpone(DELAY_S * SECOND_MS)}>
          {busy === 'postpone' ? texts.postponing : texts.postpone(DELAY_S)}
        </HoldButton>
      )}
    </>
  );
}
