import { Button } from '../../ui/Button';
import { useTrueAfter } from '../../ui/useTrueAfter';
import { useConnected } from '../TeamContext';
import { WriteButton } from '../WriteButton';
import { HoldButton, SETTLING_MS } from './HoldButton';
import { Lamps } from './Lamps';
import { PostponeButton } from './PostponeButton';
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
  quiet: boolean;
  /** Who can win, said of an open room. */
  facts: string;
  busy: LiveView['busy'];
  desk: LiveDesk;
}

/**
 * The button that closes an open room, or the one that goes on from a closed room to the next. Above it, the
 * lamps are where the countdown had the button that postpones. So the button that closes stays where it is
 * when the countdown ends, and never comes under a finger that was about to postpone.
 */
export function RoomButtons(props: Props) {
  const { room, places, postponable, correcting, quiet, facts, busy, desk } = props;
  const { id, open, full, broken, opensAt, taken } = room;
  // A room that nobody can enter has no countdown: the team is asked to close it.
  const now = useTicks(desk.now);
  const timeLeft = (opensAt ?? 0) - now;
  const counting = timeLeft > 0 && !broken;
  const connected = useConnected();
  const lamps = <Lamps room={room} places={places} />;
  if (!open)
    return (
      <>
        {lamps}
        <Finish desk={desk} won={taken > 0} correcting={correcting} />
      </>
    );
  const closeText = quiet ? texts.closeThis : texts.close;
  const close = () => void desk.remove(id);
  if (full)
    return (
      <>
        {lamps}
        <WriteButton
          look={quiet ? 'quiet' : undefined}
          busy={busy === 'remove'}
          busyText={texts.closing}
          onClick={close}
        >
          {closeText}
        </WriteButton>
        <p>{connected ? `${texts.full} ${facts}` : facts}</p>
      </>
    );
  const note = counting ? texts.countdown : texts.onAir(opensAt ? ageText(now - opensAt) : '');
  const [text, busyText] = counting ? [texts.cancel, texts.cancelling] : [closeText, texts.closing];
  return (
    <>
      {counting && postponable ? (
        <PostponeButton timeLeft={timeLeft} busy={busy} desk={desk} />
      ) : (
        !broken && lamps
      )}
      <div className={broken && quiet ? 'desk-panel-part desk-step' : undefined}>
        <HoldButton
          look={counting || quiet ? 'plain' : 'danger'}
          size={broken && !quiet ? 'large' : undefined}
          busy={busy === 'remove'}
          busyText={busyText}
          onHeld={close}
        >
          {text}
        </HoldButton>
      </div>
      {!broken && <p>{`${note} ${facts}`}</p>}
    </>
  );
}

/** The button that goes on to the next room, where the one that closes was; quiet with winners to call. */
function Finish({ desk, won, correcting }: Pick<Props, 'desk' | 'correcting'> & { won: boolean }) {
  const settled = useTrueAfter(true, SETTLING_MS);
  return (
    <div className="stack desk-facts">
      <Button
        look={won ? 'quiet' : undefined}
        busy={!settled}
        busyText={liveMessages.hold.settling}
        onClick={desk.finish}
      >
        {texts.next}
      </Button>
      <p role="status" className="desk-note">
        {correcting ? texts.unsavedCorrection : won && texts.nextText}
      </p>
    </div>
  );
}
