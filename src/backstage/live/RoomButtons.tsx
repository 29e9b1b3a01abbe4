import { Button } from '../../ui/Button';
import { WriteButton } from '../WriteButton';
import { HoldButton } from './HoldButton';
import type { LiveDesk, LiveView } from './liveDesk';
import { liveMessages } from './liveMessages';
import type { ShownRoom } from './liveState';
import { PostponeButton } from './PostponeButton';

const texts = liveMessages.room;

interface Props {
  room: ShownRoom;
  /** The desk has opened the room, and knows its address. */
  own: boolean;
  busy: LiveView['busy'];
  desk: LiveDesk;
}

/** The buttons that postpone a room, close it, and go on to the next one. */
export function RoomButtons({ room: { id, open, full, opensAt }, own, busy, desk }: Props) {
  if (!open) return <Button onClick={desk.finish}>{texts.next}</Button>;
  const closing = busy === 'remove';
  const close = () => void desk.remove(id);
  const label = closing ? texts.closing : texts.close;
  if (full)
    return (
      <WriteButton busy={closing} onClick={close}>
        {label}
      </WriteButton>
    );
  return (
    <>
      {own && (
        <PostponeButton
          opensAt={opensAt}
          now={desk.now}
          busy={busy === 'postpone'}
          onPostpone={desk.postpone}
        />
      )}
      <HoldButton look="danger" busy={closing} onHeld={close}>
        {label}
      </HoldButton>
    </>
  );
}
