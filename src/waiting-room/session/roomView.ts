import type { View } from './roomState';
import type { Speed } from './stopwatch';

/** What the page shows of the room. */
export interface RoomView {
  /** `signIn`: the show is for registered people, and the visitor is not signed in. */
  view: View;
  /** Identifies the release that is on the screen; null while there is none. */
  releaseId: string | null;
  /** The countdown's number; null while there is none. */
  seconds: number | null;
  /** What this page saw of the release; null if it did not see the button appear, or nobody has clicked. */
  speed: Speed | null;
  /** The places are taken, as far as the page knows, and this browser has not asked for one. */
  full: boolean;
  /** The click has had no answer for 3 s. */
  confirming: boolean;
  /** The click has had no answer for 10 s. */
  stillTrying: boolean;
  /** The server answers, as far as the page can tell. */
  connected: boolean;
  /** The name of who takes part in a show for registered people. */
  personName: string | null;
  /** The code of the place that this browser has in the room. */
  code: string | null;
  /** This browser has an account's ticket that is not lost: the page loads Auth to know whose it is. */
  needsAccount: boolean;
}

/** What the page shows before the session has begun, and what is prerendered. */
export const NOTHING_YET: RoomView = {
  view: 'loading',
  releaseId: null,
  seconds: null,
  speed: null,
  full: false,
  confirming: false,
  stillTrying: false,
  connected: true,
  personName: null,
  code: null,
  needsAccount: false,
};
