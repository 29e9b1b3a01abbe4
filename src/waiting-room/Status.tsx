import { messages } from './messages';
import type { RoomView } from './session/roomView';

export function Status({ room }: { room: RoomView }) {
  const [heading, text] = messages.disconnected;
  if (!room.connected)
    return (
      <>
        <b>{heading}</b> {room.view === 'loading' && messages.checkInternet} {text}
      </>
    );
  if (room.view === 'clicking') return room.late && messages[room.late];
  return room.view === 'released' && room.full && messages.full;
}
