import { useEffect } from 'react';
import { awaitsClick, type RoomState } from './roomState';
import type { Firebase } from './firebase';

/** Keeps the subscription alive and the browser ready to send a click without delay. */
export function useHeartbeat(
  firebase: Firebase | null,
  state: RoomState,
  answering: boolean | undefined,
): void {
  const clicking = state.outcome === 'clicking';
  // Not during a click: the SDK could send the click's requests after those of the heartbeat.
  useEffect(() => {
    if (firebase && !clicking) return firebase.keepStreamAlive(firebase.db, firebase.origin);
  }, [firebase, clicking]);

  // Prepared while waiting, and again for each room, because browsers forget the preflight's answer after minutes.
  const { room } = state;
  const occasion = room && awaitsClick(state) ? room.id : answering && !room ? 'waiting' : null;
  useEffect(() => {
    if (firebase && occasion !== null) firebase.prepareClick(firebase.db);
  }, [firebase, occasion]);
}
