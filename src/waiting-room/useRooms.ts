import { useEffect, useEffectEvent, useState, useSyncExternalStore, type Dispatch } from 'react';
import type { Room } from '../model';
import { useTrueAfter } from '../ui/useTrueAfter';
import type { RoomEvent } from './roomState';
import type { useClick } from './useClick';
import type { Firebase } from './firebase';

/** A shorter silence is not a lost connection: the subscription also pauses when a room is removed, ms. */
const SILENCE_MS = 1_000;

/**
 * Subscribes to the rooms.
 * @returns `answering`: the subscription's last news of the server, undefined before the first; `connected`: what the
 * page shows of it
 */
export function useRooms(
  firebase: Firebase | null,
  dispatch: Dispatch<RoomEvent>,
  tickets: Pick<ReturnType<typeof useClick>, 'rememberedOutcome' | 'resolveUnanswered'>,
) {
  const [answering, setAnswering] = useState<boolean>();
  const online = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);

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

  const connected = !useTrueAfter(answering === false || !online, SILENCE_MS);
  return { answering, connected };
}

function subscribeToNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
