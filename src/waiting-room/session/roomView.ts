import type { View } from './outcome';
import type { Speed } from './stopwatch';

/** What the page shows. */
export interface RoomView {
  view: View;
  /** The countdown's number; 0 without a countdown. */
  seconds: number;
  /** All places were taken before this browser clicked. Its click does not change that. */
  full: boolean;
  /** The click has had no answer for 3 s (`confirming`) or 10 s (`stillTrying`). */
  late: 'confirming' | 'stillTrying' | null;
  /** The code of a winner's ticket, which the team can check. */
  code: string | null;
  /** How fast a winner or a loser has clicked; null if the page has not timed it (stopwatch.ts). */
  speed: Speed | null;
  /** Identifies the release (a room with its button) on the screen; null if there is none. */
  releaseId: string | null;
  /** Whether the server answers, as far as the session can tell. */
  connected: boolean;
  /** The signed-in person's name, in a show for registered people. */
  personName: string | null;
  /**
   * Whether the page must load Auth to know who is signed in: the show is for registered people, or this
   * browser has an account's ticket whose click is not lost. False until the kind of show is known: the
   * Firestore SDK opens no subscription while Auth is starting, so Auth does not start before it is needed.
   */
  needsAccount: boolean;
}

/**
 * The release for which sound and icon call the visitor, even if the visitor still has to sign in; null if
 * there is none, or its places are taken.
 */
export function callingRelease({ view, full, releaseId }: RoomView): string | null {
  return (view === 'released' || view === 'signIn') && !full ? releaseId : null;
}

/** Whether the visitor waits for a release, and no countdown has begun. */
export function isBeforeRelease({ view, full, releaseId }: RoomView): boolean {
  return (view === 'loading' || view === 'signIn') && releaseId === null && !full;
}

/**
 * What the page knows of its connection. `offline`: the page would not notice a new room, because the server
 * does not answer, or a part of the page has not loaded. `notLoaded`: such a part has not loaded although the
 * device is online, and the page shows no room.
 */
export type Connection = 'ok' | 'offline' | 'notLoaded';

/** @param unloaded whether a part of the page that reads the rooms has not loaded */
export function connectionOf({ view, connected }: RoomView, unloaded: boolean, online: boolean): Connection {
  if (unloaded && online && view === 'loading') return 'notLoaded';
  return connected && !unloaded ? 'ok' : 'offline';
}

/** The view before the session has begun, which is also the prerendered one. */
export const NOTHING_YET: RoomView = {
  view: 'loading',
  seconds: 0,
  full: false,
  late: null,
  code: null,
  speed: null,
  releaseId: null,
  connected: true,
  personName: null,
  needsAccount: false,
};
