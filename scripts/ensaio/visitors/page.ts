import type { Firestore } from 'firebase/firestore';
import type { Profile } from '../../../src/model';
import { subscribeToRooms, subscribeToShow } from '../../../src/show/subscriptions';
import type { RoomSession } from '../../../src/waiting-room/session/session';

/** What a session does without: statistics, and a browser that loses its network or its visitor. */
export const WITHOUT_BROWSER = {
  preconnect: () => {},
  track: () => {},
  pauseTracking: () => {},
  isOnline: () => true,
  onNetwork: () => () => {},
  onReturn: () => () => {},
};

/**
 * Subscribes a visitor's session to the rooms and to the show's settings, as the page does.
 * @param profile the visitor's, who is signed in if the show is for registered people
 * @param delayMs of what the server sends, ms
 * @returns `arrived` resolves when the server has answered both subscriptions; `unsubscribe` ends that of the
 * settings
 */
export function follow(
  session: RoomSession,
  realtimeDb: Firestore,
  profile: Profile,
  delayMs: number,
): { arrived: Promise<unknown>; unsubscribe: () => void } {
  const rooms = new Promise<void>((resolve) => {
    session.follow({
      realtimeDb,
      origin: '',
      // No heartbeat: simulated visitors do not change networks.
      keepStreamAlive: () => () => {},
      subscribeToRooms: (db, onRooms, onConnection) => {
        const deliver: typeof onRooms = (current) => {
          onRooms(current);
          resolve();
        };
        const onAnswer: typeof onRooms = (current) =>
          delayMs > 0 ? void setTimeout(deliver, delayMs, current) : deliver(current);
        return subscribeToRooms(db, onAnswer, onConnection);
      },
    });
  });
  let unsubscribe: (() => void) | undefined;
  const show = new Promise<void>((resolve) => {
    unsubscribe = subscribeToShow(realtimeDb, ({ paraCadastrados: forRegistered }) => {
      session.identify({ forRegistered, authState: forRegistered ? { status: 'signedIn', profile } : null });
      resolve();
    });
  });
  return { arrived: Promise.all([rooms, show]), unsubscribe: () => unsubscribe?.() };
}
