import type { Firestore } from 'firebase/firestore';
import type { Profile } from '../../src/model';
import type { Product } from './loadProduct';

/**
 * Subscribes a session to what the page subscribes to.
 * @param profile of the visitor, who is signed in where the show asks for it
 * @returns `arrived` resolves when the server has answered both subscriptions; `unsubscribe` ends that of the settings
 */
export function follow(
  product: Product,
  session: InstanceType<Product['RoomSession']>,
  realtimeDb: Firestore,
  profile: Profile,
): { arrived: Promise<unknown>; unsubscribe: () => void } {
  const rooms = new Promise<void>((resolve) => {
    session.follow({
      realtimeDb,
      origin: '',
      // What it guards against, a phone that changes cells, does not happen here.
      keepStreamAlive: () => () => {},
      subscribeToRooms: (db, onRooms, onConnection) => {
        const onFirst: typeof onRooms = (current) => {
          onRooms(current);
          resolve();
        };
        return product.subscribeToRooms(db, onFirst, onConnection);
      },
    });
  });
  let unsubscribe: (() => void) | undefined;
  const show = new Promise<void>((resolve) => {
    unsubscribe = product.subscribeToShow(realtimeDb, ({ forRegistered }) => {
      session.identify({ forRegistered, account: forRegistered ? { status: 'signedIn', profile } : null });
      resolve();
    });
  });
  return { arrived: Promise.all([rooms, show]), unsubscribe: () => unsubscribe?.() };
}
