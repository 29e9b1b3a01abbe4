import { protectedName } from '../../base/link';
import { Observable } from '../../base/observable';
import { ticketCode } from '../../base/ticketCode';
import { isFull } from '../../model';
import { TrueAfter } from './changes';
import { hasPlace } from './outcome';
import { awaitsOpening, releaseIdOf, viewOf, type RoomState, type View } from './roomState';
import { NOTHING_YET, type RoomView } from './roomView';
import type { Stopwatch } from './stopwatch';
import type { Tickets } from './tickets';
import type { Identity, Visitor } from './visitor';

/** After this time without an answer, the page says that the click is being confirmed. */
const CONFIRMING_MS = 3_000;
/** After this time without an answer, the page says that it keeps trying by itself. */
const STILL_TRYING_MS = 10_000;
/** After this long a silence the page says that it is offline. Removing a room causes a shorter one. */
const SILENCE_MS = 1_000;
/** The button of a protected room waits this long for the settings: visitors may have to sign in first. */
const SETTINGS_LIMIT_MS = 5_000;

/** What the view is computed from. */
interface ScreenInput {
  state: RoomState;
  visitor: Visitor;
  /** The server has answered which rooms there are. */
  arrived: boolean;
  /** The countdown's number; null while there is none. */
  seconds: number | null;
  /** The page knows when the room opens. */
  timeKnown: boolean;
  /** The server does not answer, or the device is offline. */
  unreachable: boolean;
}

/** What the page shows. It tells the page when that changes. */
export class Screen extends Observable<RoomView> {
  private readonly confirming: TrueAfter;
  private readonly stillTrying: TrueAfter;
  private readonly offline: TrueAfter;
  private readonly settingsLate: TrueAfter;

  /** @param refresh called when time alone changes what is shown */
  constructor(
    private readonly tickets: Tickets,
    private readonly stopwatch: Stopwatch,
    refresh: () => void,
  ) {
    super(NOTHING_YET);
    this.confirming = new TrueAfter(CONFIRMING_MS, refresh);
    this.stillTrying = new TrueAfter(STILL_TRYING_MS, refresh);
    this.offline = new TrueAfter(SILENCE_MS, refresh);
    this.settingsLate = new TrueAfter(SETTINGS_LIMIT_MS, refresh);
  }

  /** Moves the timers and the stopwatch on, and shows what follows from the input. */
  update({ state, visitor, arrived, seconds, timeKnown, unreachable }: ScreenInput): void {
    const { room, outcome } = state;
    const { forRegistered, account } = visitor.identity;
    const awaited = awaitsSettings(state, visitor.identity);
    const late = this.settingsLate.update(awaited);
    const hidden = awaited && !late && outcome === 'none';
    const view = shownViewOf(state, visitor.identity, seconds, hidden);
    this.stopwatch.observe(state, view, arrived, timeKnown);
    const ticket = room ? this.tickets.of(room, visitor.uid) : undefined;
    this.set({
      view,
      releaseId: hidden ? null : releaseIdOf(state),
      seconds: view === 'countdown' ? seconds : null,
      speed: this.stopwatch.speed,
      full: view === 'released' && room !== null && isFull(room) && !ticket,
      confirming: this.confirming.update(view === 'clicking'),
      stillTrying: this.stillTrying.update(view === 'clicking'),
      connected: !this.offline.update(unreachable),
      personName: forRegistered && account?.status === 'signedIn' ? account.profile.name : null,
      code: ticket && hasPlace(outcome) ? ticketCode(ticket.vaga) : null,
      needsAccount: this.tickets.all().some(({ dono, state: is }) => dono !== undefined && is !== 'lost'),
    });
  }
}

/** Whether visitors may have to sign in for this room, and the settings, which say so, have not come yet. */
function awaitsSettings({ room }: RoomState, { forRegistered }: Identity): boolean {
  return forRegistered === null && protectedName(room?.link) !== null;
}

/** @param hidden the room is there, and is not shown yet */
function shownViewOf(
  state: RoomState,
  { forRegistered, account }: Identity,
  seconds: number | null,
  hidden: boolean,
): View {
  const countsDown = awaitsOpening(state) && seconds !== null;
  const view = countsDown ? 'countdown' : hidden ? 'loading' : viewOf(state);
  const mustSignIn = forRegistered === true && account?.status === 'signedOut';
  return mustSignIn && ['loading', 'countdown', 'released'].includes(view) ? 'signIn' : view;
}
