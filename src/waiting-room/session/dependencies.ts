import type { Firestore } from 'firebase/firestore/lite';
import type { pauseTracking, track } from '../../analytics/track';
import type { report } from '../../base/reporting';
import type { Tickets } from './tickets';

/**
 * Loads the module that opens protected rooms.
 * @param reload whether the page may be reloaded if a deploy has removed that module
 */
export type LoadDoor = (
  reload: 'always' | 'never',
) => Promise<Pick<typeof import('./door'), 'openDoor' | 'AUTH_ORIGIN'>>;

/** What a session needs from the page and the browser. Each `on…` returns a function that ends it. */
export interface Dependencies {
  db: Firestore;
  /** Asks the server for its time, ms since 1970. */
  readTime: () => Promise<number>;
  tickets: Tickets;
  loadDoor: LoadDoor;
  /** Connects to an origin in advance. */
  preconnect: (origin: string) => void;
  track: typeof track;
  pauseTracking: typeof pauseTracking;
  report: typeof report;
  /** ms since 1970 by the device's clock. */
  now: () => number;
  isOnline: () => boolean;
  /** Listens for the browser going online or offline. */
  onNetwork: (listener: () => void) => () => void;
  /** Listens for the visitor coming back to the page. */
  onReturn: (listener: () => void) => () => void;
  /** Navigates to the address. */
  leave: (address: string) => void;
}
