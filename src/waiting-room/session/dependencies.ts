import type { Firestore } from 'firebase/firestore';
import type { Firestore as LiteFirestore } from 'firebase/firestore/lite';
import type { pauseTracking, track } from '../../analytics/track';
import type { report } from '../../base/reporting';
import type { keepStreamAlive } from '../../firebase/heartbeat';
import type { subscribeToRooms } from '../../show/subscriptions';
import type { Tickets } from './tickets';

/**
 * Loads the module that reads the address behind a protected link.
 * @param reload whether the page may reload itself if the module cannot be loaded otherwise
 */
type LoadPlaceAddress = (
  reload: 'always' | 'never',
) => Promise<Pick<typeof import('./placeAddress'), 'readPlaceAddress' | 'AUTH_ORIGIN'>>;

/** The functions that subscribe to the rooms, which the page loads after the session has begun. */
export interface RoomSubscriptions {
  realtimeDb: Firestore;
  subscribeToRooms: typeof subscribeToRooms;
  keepStreamAlive: typeof keepStreamAlive;
}

/**
 * What a session needs from the page and the browser; tests replace these functions. Each `on…` returns a
 * function that removes the listener.
 */
export interface Dependencies {
  db: LiteFirestore;
  /** Asks the server for its present time, ms since 1970. */
  readExactTime: () => Promise<number>;
  tickets: Tickets;
  /** Whether anybody seems to be signed in, as far as the page can tell without Auth. */
  mayBeSignedIn: () => boolean;
  loadPlaceAddress: LoadPlaceAddress;
  preconnect: (origin: string) => void;
  track: typeof track;
  pauseTracking: typeof pauseTracking;
  report: typeof report;
  /** Returns ms since 1970 by the device's clock. */
  deviceNow: () => number;
  isOnline: () => boolean;
  onNetwork: (listener: () => void) => () => void;
  /** Listens for the visitor coming back to the page. */
  onReturn: (listener: () => void) => () => void;
  leave: (address: string) => void;
}
