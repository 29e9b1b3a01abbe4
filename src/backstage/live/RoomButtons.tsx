import { SECOND_MS } from '../../base/durations';
import { Button } from '../../ui/Button';
import { useConnected } from '../TeamContext';
import { WriteButton } from '../WriteButton';
import { HoldButton } from './HoldButton';
import { Lamps } from './Lamps';
import type { LiveDesk, LiveView } from './liveDesk';
import { liveMessages } from './liveMessages';
import type { DeskRoom } from './liveState';
import type { TakenPlace } from './takenPlaces';
import { ageText } from './times';
import { useTicks } from './useTicks';

const texts = liveMessages.room;

interface Props {
  room: DeskRoom;
  places: TakenPlace[];
  /** Whether the desk knows the room's address, without which the room cannot be postponed. */
  postponable: boolean;
  /** Whether the form that corrects the room's address has unsaved text. */
  correcting: boolean;
  /** Whether other buttons of the panel come first: those that remove other rooms. */
  quiet?: boolean;
  busy: LiveView['busy'];
  desk: LiveDesk;
}

/**
 * The button that closes an open room, or the one that goes on from a closed room to the next. Above it, the
 * lamps are where the countdown had the button that postpones. So the button that closes stays where it is
 * when the countdown ends, and never comes under a finger that was about to postpone.
 */
export function RoomButtons({ room, places, postponable, correcting, quiet, busy, desk }: Props) {
  const { id, open, full, broken, opensAt, taken } = room;
  // A room that nobody can enter has no countdown: the team is asked to close it.
  const now = useTicks(desk.now);
  const counting = now < (opensAt ?? 0) && !broken;
  const connected = useConnected();
  const lamps = <Lamps room={room} places={places} />;
  if (!open)
    return (
      <>
        {lamps}
        <div className="stack desk-facts">
          <p role="status">{correcting ? texts.unsavedCorrection : taken > 0 && texts.nextText}</p>
          {/* Quiet, because the team first lets the winners in. */}
          <Button look={taken > 0 ? 'quiet' : undefined} onClick={desk.finish}>
            {texts.next}
          </Button>
        </div>
      </>
    );
  const closing = busy === 'remove';
  const close = () => void desk.remove(id);
  if (full)
    return (
      <>
        {lamps}
        <WriteButton
          look={quiet ? 'quiet' : undefined}
          busy={closing}
          busyText={texts.closing}
          onClick={close}
        >
          {texts.close}
        </WriteButton>
        {connected && <p>{texts.full}</p>}
      </>
    );
  const [text, busyText] = counting ? [texts.cancel, texts.cancelling] : [texts.close, texts.closing];
  return (
    <>
      {counting && postponable ? <PostponeButton busy={busy} desk={desk} /> : !broken && lamps}
      <HoldButton
        look={counting || quiet ? 'cancel' : 'danger'}
        size={broken && !quiet ? 'large' : undefined}
        busy={closing}
        busyText={busyText}
        onHeld={close}
      >
        {text}
      </HoldButton>
      {!broken && <p>{counting ? texts.countdown : texts.onAir(opensAt ? ageText(now - opensAt) : '')}</p>}
    </>
  );
}

/** How long one press postpones a room: as long as the shorter delay of ReleaseButtons. */
const DELAY_S = 10;

/** A button that postpones a room while it counts down. */
function PostponeButton({ busy, desk }: Pick<LiveView, 'busy'> & { desk: LiveDesk }) {
  return (
    <div className="desk-postpone">
      <HoldButton busy={busy !== null} onHeld={() => void desk.postpone(DELAY_S * SECOND_MS)}>
        {busy === 'postpone' ? texts.postponing : texts.postpone(DELAY_S)}
      </HoldButton>
    </div>
  );
}
