import { messages } from './messages';
import { showsFullRoom, type RoomView } from './session/roomView';

export function Status({ room, notLoaded }: { room: RoomView; notLoaded: boolean }) {
  const [heading, text] = notLoaded ? messages.notLoaded : messages.disconnected;
  if (!room.connected)
    return (
      <>
        <b>{heading}</b> {!notLoaded && room.view === 'loading' && messages.checkInternet} {text}
      </>
    );
  if (room.view === 'clicking') return room.late && messages[room.late];
  return showsFullRoom(room) && messages.full;
}
