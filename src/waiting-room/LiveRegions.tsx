import { useState } from 'react';
import { roomMessages } from './messages';
import { hasPlace } from './session/outcome';
import { isBeforeRelease, type Connection, type RoomView } from './session/roomView';

/** The line below the panel's content, which screen readers read out when it changes. */
export function Status({ room, connection }: { room: RoomView; connection: Connection }) {
  const late = room.view === 'clicking' ? room.late : null;
  const topic = connection === 'ok' ? late : connection;
  const [wasLost, setWasLost] = useState(false);
  const isLost = connection !== 'ok' || (wasLost && isBeforeRelease(room));
  if (isLost !== wasLost) setWasLost(isLost);
  if (!topic && room.full) return roomMessages.full;
  // Screen readers say nothing of a text that goes, so nobody would hear that waiting has a point again.
  if (!topic) return isLost && <span className="visually-hidden">{roomMessages.back}</span>;
  const [heading, text] = roomMessages[topic];
  return (
    <>
      <b data-topic={topic}>{heading}</b>{' '}
      {topic === 'offline' && room.view === 'loading' && roomMessages.checkInternet} {text}
    </>
  );
}

/**
 * What screen readers announce at once. The keys make new elements, because an unchanged text would not be
 * read out again.
 */
export function Announcement({ room }: { room: RoomView }) {
  const { view, releaseId } = room;
  if (view === 'countdown') return <CountdownAnnouncement seconds={room.seconds} />;
  if (hasPlace(view) || view === 'lost') return <span key={view}>{roomMessages[view].join(' ')}</span>;
  if (room.full) return null;
  if (view === 'signIn')
    return <span key={releaseId}>{roomMessages[releaseId === null ? 'signIn' : 'signInNow'].join(' ')}</span>;
  return releaseId !== null && <span key={releaseId}>{roomMessages.released}</span>;
}

/** Keeps the seconds of the first render, because screen readers would announce each change. */
function CountdownAnnouncement({ seconds }: { seconds: number }) {
  const [first] = useState(seconds);
  return <span>{roomMessages.buttonSoon(first)}</span>;
}
