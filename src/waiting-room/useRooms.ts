import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type Dispatch } from 'react';
import type { Room } from '../model';
import type { RoomEvent } from './roomState';
import type { useClick } from './useClick';
import type { Firebase } from './firebase';
import { addressOf } from './useEntrance';

/**
 * Subscribes to the rooms.
 * @param uid of the signed-in person, as far as that matters
 * @returns `answering`: the subscription's last news of the server, undefined before the first; `online`: the browser's
 */
export function useRooms(
  firebase: Firebase | null,
  dispatch: Dispatch<RoomEvent>,
  tickets: Pick<ReturnType<typeof useClick>, 'rememberedOutcome' | 'resolveUnanswered'>,
  uid: string | undefined,
) {
  const [answering, setAnswering] = useState<boolean>();
  const online = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );

  const latest = useRef<Room[]>(null);
  const onRooms = useEffectEvent(({ visibleTickets, roomOf }: Firebase, rooms: Room[]) => {
    latest.current = rooms;
    dispatch({ type: 'rooms', rooms, remembered: tickets.rememberedOutcome(rooms[0]) });
    const visible = visibleTickets(uid);
    // A place whose address has not been read is shown even after a loss in another room.
    const place = visible.find((ticket) => ticket.state === 'won' && !addressOf(ticket)) ?? visible[0];
    if (rooms.length === 0 && place?.state === 'won')
      dispatch({ type: 'returned', room: roomOf(place), outcome: 'won' });
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

  const shownTo = useRef(uid);
  const onIdentified = useEffectEvent((loaded: Firebase, person: string | undefined) => {
    if (shownTo.current === person) return;
    dispatch({ type: 'identified', instead: shownTo.current !== undefined });
    shownTo.current = person;
    if (latest.current) onRooms(loaded, latest.current);
    tickets.resolveUnanswered();
  });
  useEffect(() => {
    if (firebase) onIdentified(firebase, uid);
  }, [firebase, uid]);

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
