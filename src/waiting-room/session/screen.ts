import { protectedName } from '../../link';
import { isFull, placeCodeOf } from '../../model';
import { Observable } from '../../observable';
import type { Visitor } from './identity';
import { awaitsOpening, hasPlace, releaseOf, viewOf, type RoomState } from './roomState';
import { NOTHING_YET, type RoomView } from './roomView';
import type { Stopwatch } from './stopwatch';
import type { Tickets } from './tickets';
import { heldFor } from './watch';

/** After this time without an answer, the page says that the click is being confirmed, ms. */
const CONFIRMING_MS = 3_000;
/** After this time without an answer, the page says that it keeps trying by itself, ms. */
const STILL_TRYING_MS = 10_000;
/** The server must be silent this long before the page says that it is offline, ms: removing a room pauses the subscription, too. */
const SILENCE_MS = 1_000;

/** The button of a protected room waits this long for the settings, which say whether visitors have to sign in first, ms. */
const SETTINGS_LIMIT_MS = 5_000;

/** From what the view is computed. */
interface Shown {
  state: RoomState;
  visitor: Visitor;
  /** The server has answered which rooms there are. */
  arrived: boolean;
  /** Until the room opens, from 10 on; else null. */
  seconds: number | null;
  /** The page knows when the room opens. */
  timeKnown: boolean;
  /** The server does not answer, or the device is offline. */
  cutOff: boolean;
}

/** Computes what the page shows, and tells the page when that changes. */
export class Screen extends Observable<RoomView> {
  private readonly isConfirming: (clicking: boolean) => boolean;
  private readonly isStillTrying: (clicking: boolean) => boolean;
  private readonly isCutOff: (cutOff: boolean) => boolean;
  private readonly isOverdue: (unknown: boolean) => boolean;

  /** @param refresh called when time alone changes what is shown */
  constructor(
    private readonly tickets: Tickets,
    private readonly stopwatch: Stopwatch,
    refresh: () => void,
  ) {
    super(NOTHING_YET);
    this.isConfirming = heldFor(CONFIRMING_MS, refresh);
    this.isStillTrying = heldFor(STILL_TRYING_MS, refresh);
    this.isCutOff = heldFor(SILENCE_MS, refresh);
    this.isOverdue = heldFor(SETTINGS_LIMIT_MS, refresh);
  }

  render(shown: Shown): void {
    this.set(this.viewFor(shown));
  }

  private viewFor({ state, visitor, arrived, seconds, timeKnown, cutOff }: Shown): RoomView {
    const { room, outcome } = state;
    const { forRegistered, account } = visitor.known;
    const unknown = forRegistered === null && protectedName(room?.link ?? '') !== null;
    const hidden = !this.isOverdue(unknown) && unknown && outcome === 'none';
    const counting = awaitsOpening(state) && seconds !== null;
    const shown = counting ? 'countdown' : hidden ? 'loading' : viewOf(state);
    const mustSignIn =
      forRegistered === true &&
      account?.status === 'signedOut' &&
      ['loading', 'countdown', 'released'].includes(shown);
    const view = mustSignIn ? 'signIn' : shown;
    this.stopwatch.observe(state, view, arrived, timeKnown);
    const ticket = room ? this.tickets.of(room, visitor.uid) : undefined;
    return {
      view,
      release: hidden ? null : releaseOf(state),
      seconds: view === 'countdown' ? seconds : null,
      speed: this.stopwatch.speed,
      full: view === 'released' && room !== null && isFull(room) && !ticket,
      confirming: this.isConfirming(view === 'clicking'),
      stillTrying: this.isStillTrying(view === 'clicking'),
      connected: !this.isCutOff(cutOff),
      entrant: forRegistered && account?.status === 'signedIn' ? account.profile.name : null,
      code: ticket && hasPlace(outcome) ? placeCodeOf(ticket) : null,
      needsAccount: this.tickets.all().some(({ dono, state: is }) => dono !== undefined && is !== 'lost'),
    };
  }
}
