import type { Firestore } from 'firebase/firestore/lite';
import type { pauseTracking, track } from '../analytics/track';
import type { report } from '../reporting';
import type { Tickets } from './tickets';

/**
 * Loads what opens protected rooms.
 * @param reload whether the page may be reloaded for it
 */
export type LoadDoor = (
  reload: 'always' | 'never',
) => Promise<Pick<typeof import('./door'), 'openDoor' | 'prepareDoor'>>;

/** The page and the browser around a session. Each `on…` returns what ends it. */
export interface Surroundings {
  db: Firestore;
  tickets: Tickets;
  loadDoor: LoadDoor;
  track: typeof track;
  pauseTracking: typeof pauseTracking;
  report: typeof report;
  /** ms since 1970 by the device's clock. */
  now: () => number;
  isOnline: () => boolean;
  /** The browser goes online or offline. */
  onNetwork: (listener: () => void) => () => void;
  /** The visitor comes back to the page. */
  onReturn: (listener: () => void) => () => void;
  /** Opens the address in place of the page. */
  leave: (address: string) => void;
}
