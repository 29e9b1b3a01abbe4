import type { OutcomeWithPlace, View } from './outcome';
import type { Speed } from './stopwatch';

/** What the page shows of the room. Each view has the fields that it shows. */
export type RoomView = ViewFields & {
  /** Identifies the release that is on the screen; null while there is none. */
  releaseId: string | null;
  /** The server answers, as far as the page can tell. */
  connected: boolean;
  /** The name of who takes part in a show for registered people. */
  personName: string | null;
  /** This browser has an account's ticket that is not lost: the page loads Auth to know whose it is. */
  needsAccount: boolean;
};

type ViewFields =
  /** `signIn`: the show is for registered people, and the visitor is not signed in. */
  | { view: 'loading' | 'signIn' }
  | Countdown
  | ({ view: 'released' } & Pick<Facts, 'full'>)
  | ({ view: 'clicking' } & Pick<Facts, 'late'>)
  | ({ view: OutcomeWithPlace } & Pick<Facts, 'code' | 'speed'>)
  | ({ view: 'lost' } & Pick<Facts, 'speed'>);

/** The number that the page counts down, before a room opens. */
interface Countdown {
  view: 'countdown';
  seconds: number;
}

/** A view, before the other fields that it shows are known. */
export type ShownView = Countdown | { view: Exclude<View, 'countdown'> };

/** What is known of the room and the click, of which each view shows some. */
interface Facts {
  /** The places are taken, as far as the page knows, and this browser has not asked for one. */
  full: boolean;
  /** The click has had no answer for 3 s (`confirming`) or for 10 s (`stillTrying`). */
  late: 'confirming' | 'stillTrying' | null;
  /** The code of the place that this browser has in the room. */
  code: string | null;
  /** What this page saw of the release; null if it did not see the button appear, or nobody has clicked. */
  speed: Speed | null;
}

export function fieldsOf(shown: ShownView, { full, late, code, speed }: Facts): ViewFields {
  if (shown.view === 'countdown') return shown;
  const { view } = shown;
  switch (view) {
    case 'loading':
    case 'signIn':
      return { view };
    case 'released':
      return { view, full };
    case 'clicking':
      return { view, late };
    case 'leaving':
    case 'noAddress':
    case 'returned':
      return { view, code, speed };
    case 'lost':
      return { view, speed };
  }
}

/**
 * The release whose button calls visitors, also those who still have to sign in for it; null while there is
 * none.
 */
export function callingRelease({ view, releaseId }: RoomView): string | null {
  return view === 'released' || view === 'signIn' ? releaseId : null;
}

/** There is no release yet, and no countdown to one. */
export function isBeforeRelease({ view, releaseId }: RoomView): boolean {
  return (view === 'loading' || view === 'signIn') && releaseId === null;
}

/** What the page shows before the session has begun, and what is prerendered. */
export const NOTHING_YET: RoomView = {
  view: 'loading',
  releaseId: null,
  connected: true,
  personName: null,
  needsAccount: false,
};
