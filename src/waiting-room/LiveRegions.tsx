import { useState } from 'react';
import { messages } from './messages';
import { hasPlace } from './session/outcome';
import type { Connection, RoomView } from './session/roomView';

/** The line below the panel's content, which screen readers read out when it changes. */
export function Status({ room, connection }: { room: RoomView; connection: Connection }) {
  if (connection !== 'ok') {
    const [heading, text] = messages[connection];
    return (
      <>
        <b>{heading}</b> {connection === 'offline' && room.view === 'loading' && messages.checkInternet}{' '}
        {text}
      </>
    );
  }
  if (room.view === 'clicking') return room.late && messages[room.late];
  return room.full && messages.full;
}

/**
 * What screen readers announce at once. The keys make new elements, because an unchanged text would not be
 * read out again.
 */
export function Announcement({ room }: { room: RoomView }) {
  const { view, releaseId } = room;
  if (view === 'countdown') return <CountdownAnnouncement seconds={room.seconds} />;
  if (hasPlace(view) || view === 'lost') return <span key={view}>{messages[view].join(' ')}</span>;
  const text = view === 'signIn' ? messages.signInNow.join(' ') : messages.released;
  return releaseId !== null && !room.full && <span key={releaseId}>{text}</span>;
}

/** Keeps the seconds of the first render, because screen readers would announce each change. */
function CountdownAnnouncement({ seconds }: { seconds: number }) {
  const [first] = useState(seconds);
  return <span>{messages.buttonSoon(first)}</span>;
}
