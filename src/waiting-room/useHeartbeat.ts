import { useEffect, useEffectEvent, useState } from 'react';
import { awaitsClick, type RoomState } from './roomState';
import type { Firebase } from './firebase';

/**
 * Keeps the subscription alive and the browser ready to send a click without delay.
 * @returns whether the server leaves a heartbeat without an answer
 */
export function useHeartbeat(
  firebase: Firebase | null,
  state: RoomState,
  answering: boolean | undefined,
): boolean {
  const [silent, setSilent] = useState(false);
  // Not during a click: the SDK could send the click's requests after those of the heartbeat.
  const isBusy = useEffectEvent(() => state.outcome === 'clicking');
  useEffect(
    () =>
      firebase?.keepStreamAlive(firebase.db, {
        origin: firebase.origin,
        isBusy: () => isBusy(),
        onSilence: setSilent,
      }),
    [firebase],
  );

  // Prepared while waiting, and again for each room, because browsers forget the preflight's answer after minutes.
  const { room } = state;
  const occasion = room && awaitsClick(state) ? room.id : answering && !room ? 'waiting' : null;
  useEffect(() => {
    if (firebase && occasion !== null) firebase.prepareClick(firebase.db);
  }, [firebase, occasion]);

  return silent;
}
