import { SECOND_MS } from '../../base/durations';
import { Button } from '../../ui/Button';
import { WriteButton } from '../WriteButton';
import { HoldButton } from './HoldButton';
import type { LiveDesk, LiveView } from './liveDesk';
import { liveMessages } from './liveMessages';
import type { DeskRoom } from './liveState';
import { useTicks } from './useTicks';

const texts = liveMessages.room;

interface Props {
  room: DeskRoom;
  /** Whether the desk knows the room's address, without which the room cannot be postponed. */
  postponable: boolean;
  /** Whether the form that corrects the room's address has unsaved text. */
  correcting: boolean;
  busy: LiveView['busy'];
  desk: LiveDesk;
}

/** The button that closes an open room, or the one that goes on from a closed room to the next. */
export function RoomButtons({ room, postponable, correcting, busy, desk }: Props) {
  const { id, open, full, broken, opensAt, taken } = room;
  // A room that nobody can enter has no countdown: the team is asked to close it.
  const counting = useTicks(desk.now) < (opensAt ?? 0) && !broken;
  if (!open)
    return (
      <>
        <p role="status">{correcting ? texts.unsavedCorrection : taken > 0 && texts.nextText}</p>
        {/* Quiet, because the team first lets the winners in. */}
        <Button look={taken > 0 ? 'quiet' : undefined} onClick={desk.finish}>
          {texts.next}
        </Button>
      </>
    );
  const closing = busy === 'remove';
  const close = () => void desk.remove(id);
  if (full)
    return (
      <WriteButton busy={closing} busyText={texts.closing} onClick={close}>
        {texts.close}
      </WriteButton>
    );
  const [text, busyText] = counting ? [texts.cancel, texts.cancelling] : [texts.close, texts.closing];
  return (
    <>
      <HoldButton look={counting ? 'cancel' : 'danger'} busy={closing} busyText={busyText} onHeld={close}>
        {text}
      </HoldButton>
      {counting && postponable && <PostponeButton busy={busy} desk={desk} />}
      {counting && <p>{texts.countdown}</p>}
    </>
  );
}

/** How long one press postpones a room: as long as the shorter delay of ReleaseButtons. */
const DELAY_S = 10;

/**
 * A button that postpones a room while it counts down, and then disappears. It stands below the button that
 * closes the room: otherwise that button would move up under a finger at this moment.
 */
function PostponeButton({ busy, desk }: Pick<LiveView, 'busy'> & { desk: LiveDesk }) {
  return (
    <HoldButton busy={busy !== null} onHeld={() => void desk.postpone(DELAY_S * SECOND_MS)}>
      {busy === 'postpone' ? texts.postponing : texts.postpone(DELAY_S)}
    </HoldButton>
  );
}
