import type { Firestore } from 'firebase/firestore';
import type { Profile } from '../../../src/model';
import { subscribeToRooms, subscribeToShow } from '../../../src/show/subscriptions';
import type { RoomSession } from '../../../src/waiting-room/session/session';

/** Replaces AUTH_ORIGIN of placeAddress.ts: simulated winners do not sign in, so no server is called. */
export const WITHOUT_SIGN_IN = { AUTH_ORIGIN: '' };

/** Stand-ins for what a simulated visitor's page does not have: statistics, and events of a browser. */
export const WITHOUT_BROWSER = {
  mayBeSignedIn: () => true,
  preconnect: () => {},
  track: () => {},
  pauseTracking: () => {},
  isOnline: () => true,
  onNetwork: () => () => {},
  onReturn: () => () => {},
};

/**
 * Subscribes a visitor's session to the rooms and the show's settings, as the waiting room's page does.
 * @param profile of the visitor, who is signed in if the show is for registered people
 * @param delayMs the delay of the rooms that the server sends, ms; the settings are not delayed
 * @returns `arrived` resolves when both subscriptions have been answered; `unsubscribe` ends the one to
 * the settings
 */
export function subscribe(
  session: RoomSession,
  realtimeDb: Firestore,
  profile: Profile,
  delayMs: number,
): { arrived: Promise<unknown>; unsubscribe: () => void } {
  const rooms = new Promise<void>((resolve) => {
    session.connect({
      realtimeDb,
      // Simulated visitors send no heartbeat, because they do not lose their network.
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
