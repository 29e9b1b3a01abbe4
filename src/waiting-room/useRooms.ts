import { useEffect, useEffectEvent, useState, useSyncExternalStore, type Dispatch } from 'react';
import type { Room } from '../model';
import type { RoomEvent } from './roomState';
import type { useClick } from './useClick';
import type { Firebase } from './firebase';

/**
 * Subscribes to the rooms.
 * @returns `answering`: the subscription's last news of the server, undefined before the first; `online`: the browser's
 */
export function useRooms(
  firebase: Firebase | null,
  dispatch: Dispatch<RoomEvent>,
  tickets: Pick<ReturnType<typeof useClick>, 'rememberedOutcome' | 'resolveUnanswered'>,
) {
  const [answering, setAnswering] = useState<boolean>();
  const online = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );

  const onRooms = useEffectEvent(({ storedTickets, roomOf }: Firebase, rooms: Room[]) => {
    dispatch({ type: 'rooms', rooms, remembered: tickets.rememberedOutcome(rooms[0]) });
    const [last] = storedTickets();
    if (rooms.length === 0 && last?.state === 'won')
      dispatch({ type: 'returned', room: roomOf(last), outcome: 'won' });
  });
  const onConnection = useEffectEvent((connected: boolean) => {
    setAnswering(connected);
    if (connected) tickets.resolveUnanswered();
  });
  useEffect(
    () =>
      firebase?.subscribeToRooms(
        firebase.db,
        (rooms) => onRooms(firebase, rooms),
        (connected) => onConnection(connected),
      ),
    [firebase],
  );

  return { answering, online };
}

function subscribeToNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
