import { placeCodeOf } from '../model';
import type { Visitor } from './identity';
import { hasPlace, releaseOf, viewOf, type RoomState, type View } from './roomState';
import type { Tickets } from './tickets';
import { heldFor } from './watch';

/** A click that has had no answer for this long shows that it is being confirmed, ms. */
const SLOW_MS = 3_000;
/** One that has had none for this long says that the page goes on trying by itself, ms. */
const LATE_MS = 10_000;
/** A shorter silence is not a lost connection: the subscription also pauses when a room is removed, ms. */
const SILENCE_MS = 1_000;

/** What the page shows of the room. */
export interface RoomView {
  /** `signIn`: the show is for registered people, and the visitor is not signed in. */
  view: View | 'signIn';
  /** Identifies the release that is on the screen; null while there is none. */
  release: string | null;
  /** The answer to the click is late. */
  slow: boolean;
  /** It is so late that the visitor may want to press something. */
  late: boolean;
  /** The server answers, as far as the page can tell. */
  connected: boolean;
  /** Who takes part in a show for registered people. */
  entrant: string | null;
  /** The code of the place that this browser has in the room. */
  code: string | null;
  /** The page has to find out who is signed in, because the click or the place of an account matters. */
  needsAccount: boolean;
}

/** Before the session has begun, and in the prerendered page. */
export const NOTHING_YET: RoomView = {
  view: 'loading',
  release: null,
  slow: false,
  late: false,
  connected: true,
  entrant: null,
  code: null,
  needsAccount: false,
};

/** What is on the screen, for React: it is the same object until something changes. */
export class Screen {
  private shown = NOTHING_YET;
  private readonly listeners = new Set<() => void>();
  private readonly isSlow: (clicking: boolean) => boolean;
  private readonly isLate: (clicking: boolean) => boolean;
  private readonly isCutOff: (cutOff: boolean) => boolean;

  /** @param refresh called when time alone changes what is shown */
  constructor(
    private readonly tickets: Tickets,
    refresh: () => void,
  ) {
    this.isSlow = heldFor(SLOW_MS, refresh);
    this.isLate = heldFor(LATE_MS, refresh);
    this.isCutOff = heldFor(SILENCE_MS, refresh);
  }

  readonly getState = (): RoomView => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  show(state: RoomState, visitor: Visitor, cutOff: boolean): void {
    const next = this.viewFor(state, visitor, cutOff);
    if (JSON.stringify(next) === JSON.stringify(this.shown)) return;
    this.shown = next;
    for (const listener of this.listeners) listener();
  }

  private viewFor(state: RoomState, visitor: Visitor, cutOff: boolean): RoomView {
    const { room, outcome } = state;
    const { forRegistered, account } = visitor.known;
    const shown = viewOf(state);
    const mustSignIn =
      forRegistered === true &&
      account?.status === 'signedOut' &&
      (shown === 'loading' || shown === 'released');
    const view = mustSignIn ? 'signIn' : shown;
    const place = room && hasPlace(outcome) ? this.tickets.of(room, visitor.uid) : undefined;
    return {
      view,
      release: releaseOf(state),
      slow: this.isSlow(view === 'clicking'),
      late: this.isLate(view === 'clicking'),
      connected: !this.isCutOff(cutOff),
      entrant: forRegistered && account?.status === 'signedIn' ? account.profile.name : null,
      code: place ? placeCodeOf(place) : null,
      needsAccount: this.tickets.all().some(({ dono, state: is }) => dono !== undefined && is !== 'lost'),
    };
  }
}
