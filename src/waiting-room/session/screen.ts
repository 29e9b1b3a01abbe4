import { protectedName } from '../../base/link';
import { Observable } from '../../base/observable';
import { ticketCode } from '../../base/ticketCode';
import { isFull } from '../../model';
import { TrueAfter } from './changes';
import { awaitsOpening, releaseIdOf, viewOf, type RoomState } from './roomState';
import { fieldsOf, NOTHING_YET, type RoomView, type ShownView } from './roomView';
import type { Stopwatch } from './stopwatch';
import type { Tickets } from './tickets';
import type { Identity, Visitor } from './visitor';

/** After this time without an answer, the page says that the click is being confirmed. */
const CONFIRMING_MS = 3_000;
/** After this time without an answer, the page says that it keeps trying by itself. */
const STILL_TRYING_MS = 10_000;
/** The page says that it is offline after a silence of this length. Deleting a room causes a shorter one. */
const SILENCE_MS = 1_000;
/** The button of a protected room waits so long for the settings, by which visitors may have to sign in. */
const SETTINGS_LIMIT_MS = 5_000;

/** What the view is computed from. */
interface ScreenInput {
  state: RoomState;
  visitor: Visitor;
  /** The server has answered which rooms there are. */
  roomsKnown: boolean;
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

  /** Shows what follows from the input, and from how long it has been so. */
  update(input: ScreenInput): void {
    const { state, visitor, seconds, roomsKnown, timeKnown } = input;
    const { room } = state;
    const { forRegistered, authState } = visitor.identity;
    const { late, offline, hidden } = this.moveTimers(input);
    const shown = shownView(state, visitor.identity, seconds, hidden);
    this.stopwatch.observe(state, shown.view, roomsKnown, timeKnown);
    const ticket = room ? this.tickets.of(room, visitor.uid) : undefined;
    this.set({
      ...fieldsOf(shown, {
        full: room !== null && isFull(room) && !ticket,
        late,
        code: ticket ? ticketCode(ticket.vaga) : null,
        speed: this.stopwatch.speed,
      }),
      releaseId: hidden ? null : releaseIdOf(state),
      connected: !offline,
      personName: forRegistered && authState?.status === 'signedIn' ? authState.profile.name : null,
      needsAccount: this.tickets.all().some((kept) => kept.dono !== undefined && kept.state !== 'lost'),
    });
  }

  private moveTimers({ state: { room, outcome }, visitor, unreachable }: ScreenInput) {
    const clicking = outcome === 'clicking';
    const confirming = this.confirming.update(clicking);
    const stillTrying = this.stillTrying.update(clicking);
    // Visitors may have to sign in for this room, and the settings, which say so, have not come yet.
    const awaitsSettings = visitor.identity.forRegistered === null && protectedName(room?.link) !== null;
    const settingsLate = this.settingsLate.update(awaitsSettings);
    return {
      late: stillTrying ? ('stillTrying' as const) : confirming ? ('confirming' as const) : null,
      offline: this.offline.update(unreachable),
      /** The room is there, and is not shown yet. */
      hidden: awaitsSettings && !settingsLate && outcome === 'none',
    };
  }
}

function shownView(
  state: RoomState,
  { forRegistered, authState }: Identity,
  seconds: number | null,
  hidden: boolean,
): ShownView {
  const mustSignIn = forRegistered === true && authState?.status === 'signedOut';
  if (mustSignIn && state.outcome === 'none') return { view: 'signIn' };
  if (seconds !== null && awaitsOpening(state)) return { view: 'countdown', seconds };
  return { view: hidden ? 'loading' : viewOf(state) };
}
