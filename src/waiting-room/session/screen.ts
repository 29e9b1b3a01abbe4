import { Observable } from '../../base/observable';
import { ticketCode } from '../../base/ticketCode';
import { SHORT_GAP_MS } from '../../base/timeouts';
import { isFull } from '../../model';
import { TrueAfter } from './changes';
import { hasPlace, type View } from './outcome';
import { awaitsOpening, releaseIdOf, type RoomState } from './roomState';
import { NOTHING_YET, type RoomView } from './roomView';
import type { Stopwatch } from './stopwatch';
import type { Tickets } from './tickets';
import type { Identity, Visitor } from './visitor';

/** After this time without an answer, the page says that it is confirming the click. */
const CONFIRMING_MS = 3_000;
/** After this time without an answer, the page says that it keeps trying. */
const STILL_TRYING_MS = 10_000;
/** How long the button of a protected room waits to learn whether the visitor must sign in. */
const BUTTON_LIMIT_MS = 5_000;

/** What the session knows now: the view and the side effects follow from it. */
export interface Situation {
  state: RoomState;
  visitor: Visitor;
  /** The server has answered which rooms exist, even if there are none. */
  roomsKnown: boolean;
  /** The countdown's number; null before the countdown. */
  seconds: number | null;
  /** The page knows when the room opens. */
  timeKnown: boolean;
  /** The server does not answer, or the device is offline. */
  unreachable: boolean;
}

/** A store of what the page shows. */
export class Screen extends Observable<RoomView> {
  private readonly confirming: TrueAfter;
  private readonly stillTrying: TrueAfter;
  private readonly offline: TrueAfter;
  private readonly buttonLate: TrueAfter;

  /** @param refresh called when the view changes only because time has passed */
  constructor(
    private readonly tickets: Tickets,
    private readonly stopwatch: Stopwatch,
    refresh: () => void,
  ) {
    super(NOTHING_YET);
    this.confirming = new TrueAfter(CONFIRMING_MS, refresh);
    this.stillTrying = new TrueAfter(STILL_TRYING_MS, refresh);
    this.offline = new TrueAfter(SHORT_GAP_MS, refresh);
    this.buttonLate = new TrueAfter(BUTTON_LIMIT_MS, refresh);
  }

  /** Computes the view from the situation, and from how long its conditions have lasted. */
  update(situation: Situation): void {
    const { state, visitor, seconds, roomsKnown, timeKnown } = situation;
    const { room } = state;
    const { forRegistered, authState } = visitor.identity;
    const { late, offline, hidden } = this.moveTimers(situation);
    const view = shownView(state, visitor.identity, seconds, hidden);
    this.stopwatch.observe(state, view, roomsKnown, timeKnown);
    const ticket = room ? this.tickets.of(room, visitor.uid) : undefined;
    this.set({
      view,
      seconds: seconds ?? 0,
      full: room !== null && isFull(room) && this.showsFull(view, ticket !== undefined),
      late,
      code: hasPlace(view) && ticket ? ticketCode(ticket.vaga) : null,
      speed: hasPlace(view) || view === 'lost' ? this.stopwatch.speed : null,
      releaseId: hidden ? null : releaseIdOf(state),
      connected: !offline,
      personName: forRegistered && authState?.status === 'signedIn' ? authState.profile.name : null,
      needsAccount: forRegistered !== null && (forRegistered || this.hasOwnedTicket()),
    });
  }

  /** Whether a full room looks full. One that was so before a click stays so during it, and if it fails. */
  private showsFull(view: View, hasTicket: boolean): boolean {
    const clicking = view === 'clicking';
    if (!this.getState().full && (hasTicket || clicking)) return false;
    return clicking || view === 'released' || view === 'signIn';
  }

  /** Whether this browser has a ticket of a registered person whose click is not lost. */
  private hasOwnedTicket(): boolean {
    return this.tickets.all().some(({ dono, state }) => dono !== undefined && state !== 'lost');
  }

  private moveTimers({ state: { kind, room, outcome }, visitor, unreachable }: Situation) {
    const before = this.getState().view;
    const clicking = outcome === 'clicking';
    const confirming = this.confirming.update(clicking);
    const stillTrying = this.stillTrying.update(clicking);
    const awaitsIdentity = visitor.awaitsIdentity(room?.link);
    const buttonLate = this.buttonLate.update(awaitsIdentity);
    const hadButton = before === 'released' || before === 'clicking';
    return {
      late: stillTrying ? ('stillTrying' as const) : confirming ? ('confirming' as const) : null,
      offline: this.offline.update(unreachable),
      /** Hides the room and its button. Whoever had no button of a room gets none after its removal. */
      hidden: outcome === 'none' && ((awaitsIdentity && !buttonLate) || (kind === 'removed' && !hadButton)),
    };
  }
}

function shownView(
  state: RoomState,
  { forRegistered, authState }: Identity,
  seconds: number | null,
  hidden: boolean,
): View {
  if (state.outcome !== 'none') return state.outcome;
  if (forRegistered === true && authState?.status === 'signedOut') return 'signIn';
  if (awaitsOpening(state)) return seconds === null ? 'loading' : 'countdown';
  // 'Entrar' is shown even if the room has no valid link.
  return hidden || state.kind === 'none' ? 'loading' : 'released';
}
