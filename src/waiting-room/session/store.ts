import type { StoredTicket } from '../../show/storedTickets';
import type { Dependencies } from './dependencies';
import { OpeningTime } from './openingTime';
import type { Outcome } from './outcome';
import { INITIAL_STATE, nextState, type RoomEvent, type RoomState } from './roomState';
import { Screen } from './screen';
import { makeSideEffects } from './sideEffects';
import { Stopwatch } from './stopwatch';
import { roomOf, type RoomKey } from './tickets';
import { Visitor } from './visitor';

/** The state of room, visitor and connection. Each change updates the screen and runs the side effects. */
export class RoomStore {
  readonly visitor: Visitor;
  readonly screen: Screen;
  readonly stopwatch: Stopwatch;
  readonly openingTime: OpeningTime;
  private current = INITIAL_STATE;
  /** The server has answered at least once which rooms exist. */
  private roomsKnown = false;
  /** Whether the server answers; undefined before the first answer or error. */
  private answering: boolean | undefined;
  /** The latest heartbeat (firebase/heartbeat.ts) has had no answer in time. */
  private silent = false;
  private closed = false;
  private readonly runSideEffects: ReturnType<typeof makeSideEffects>;

  constructor(readonly deps: Dependencies) {
    this.visitor = new Visitor(deps.mayBeSignedIn);
    this.stopwatch = new Stopwatch(deps.deviceNow);
    this.openingTime = new OpeningTime(deps, () =>
      this.dispatch({ type: 'opened', opened: this.openingTime.hasOpened }),
    );
    this.screen = new Screen(deps.tickets, this.stopwatch, () => this.refresh());
    this.runSideEffects = makeSideEffects(deps);
  }

  get state(): RoomState {
    return this.current;
  }

  get isClosed(): boolean {
    return this.closed;
  }

  dispatch(event: RoomEvent): void {
    this.roomsKnown ||= event.type === 'rooms';
    this.current = nextState(this.current, event);
    this.refresh();
  }

  /** The ticket of this visitor's click in the room. */
  ticketOf(room: RoomKey): StoredTicket | undefined {
    return this.deps.tickets.of(room, this.visitor.uid);
  }

  /**
   * Shows the outcome of the ticket's click, if its room is on the screen and the ticket may be this
   * visitor's.
   */
  showOutcome(ticket: StoredTicket, outcome: Outcome): void {
    if (this.visitor.mayOwn(ticket)) this.dispatch({ type: 'outcome', room: roomOf(ticket), outcome });
  }

  /** Shows a click of an earlier visit, with its outcome, until the server shows a room. */
  showRestored(ticket: StoredTicket, outcome: Outcome): void {
    // Stored tickets do not contain the room's number of clicks and opening time.
    this.dispatch({ type: 'restored', room: { ...roomOf(ticket), cliques: 0, abreEm: null }, outcome });
  }

  /** Stops showing the room, as if this browser had never clicked there. */
  forget(room: RoomKey): void {
    this.dispatch({ type: 'expired', room });
  }

  /** @returns whether the server answers now and did not before */
  setAnswering(answering: boolean): boolean {
    const begins = answering && !this.answering;
    this.answering = answering;
    this.refresh();
    return begins;
  }

  setSilent(silent: boolean): void {
    this.silent = silent;
    this.refresh();
  }

  /** Whether the visitor is still on the page, and the ticket may be this visitor's. */
  isStillWanted(ticket: StoredTicket): boolean {
    return !this.closed && this.visitor.mayOwn(ticket);
  }

  refresh(): void {
    if (this.closed) return;
    const { current: state, roomsKnown, visitor } = this;
    const { seconds, opensAt } = this.openingTime;
    this.runSideEffects({ state, roomsKnown, seconds, forRegistered: visitor.identity.forRegistered });
    const unreachable = this.answering === false || this.silent || !this.deps.isOnline();
    this.screen.update({ state, visitor, roomsKnown, seconds, timeKnown: opensAt !== null, unreachable });
  }

  close(): void {
    this.closed = true;
    this.openingTime.stop();
    this.deps.pauseTracking(false);
  }
}
