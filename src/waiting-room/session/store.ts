import type { StoredTicket } from '../../show/storedTickets';
import { Activities } from './activities';
import type { Dependencies } from './dependencies';
import { isOfEarlierShow, isOfOpenShowBefore } from './expiry';
import { OpeningTime } from './openingTime';
import type { Outcome } from './outcome';
import { INITIAL_STATE, nextState, type RoomEvent, type ShownRoom } from './roomState';
import { Screen } from './screen';
import { makeSideEffects } from './sideEffects';
import { Stopwatch } from './stopwatch';
import type { RoomKey } from './tickets';
import { Visitor } from './visitor';

/** The state of room, visitor and connection. Each change updates the screen and runs the side effects. */
export class RoomStore {
  readonly visitor: Visitor;
  readonly screen: Screen;
  readonly stopwatch: Stopwatch;
  readonly openingTime: OpeningTime;
  readonly activities: Activities;
  /** The state as it is on the screen. */
  state = INITIAL_STATE;
  /** The visitor has left the page. */
  isClosed = false;
  /** The server has answered at least once which rooms exist. */
  roomsKnown = false;
  /** Whether the server answers; undefined before the first answer or error. */
  private answering: boolean | undefined;
  /** The latest heartbeat (firebase/heartbeat.ts) has had no answer in time. */
  private silent = false;
  /** When the room on the screen appeared or was removed, ms since 1970 by the device's clock. */
  private changedAt = 0;
  private readonly runSideEffects: ReturnType<typeof makeSideEffects>;

  constructor(readonly deps: Dependencies) {
    this.visitor = new Visitor(deps.mayBeSignedIn);
    this.stopwatch = new Stopwatch(deps.deviceNow);
    this.openingTime = new OpeningTime(deps, () =>
      this.dispatch({ type: 'opened', opened: this.openingTime.showsButton }),
    );
    this.activities = new Activities(deps.report, () => this.refresh());
    this.screen = new Screen(deps.tickets, this.stopwatch, () => this.refresh());
    this.runSideEffects = makeSideEffects(deps);
  }

  dispatch(event: RoomEvent): void {
    this.roomsKnown ||= event.type === 'rooms';
    this.show(nextState(this.state, event));
  }

  /** Looks the outcome up again, and updates the screen, after a change of anything but the room. */
  refresh(): void {
    this.show(this.state);
  }

  /** Must be called when the device may have slept. */
  wake(): void {
    this.openingTime.wake();
    this.forgetEarlierShow();
  }

  /** Stops showing a removed room of an earlier show, and the visitor's place there. */
  forgetEarlierShow(): void {
    const { kind, room } = this.state;
    if (kind !== 'removed') return;
    const ticket = this.ticketOf(room);
    const now = this.deps.deviceNow();
    const isOver =
      isOfEarlierShow(ticket?.seen ?? this.changedAt, now) ||
      (ticket && isOfOpenShowBefore(ticket, this.visitor.identity.forRegistered, now));
    if (isOver) this.dispatch({ type: 'forgotten', room });
  }

  ticketOf(room: RoomKey): StoredTicket | undefined {
    return this.deps.tickets.of(room, this.visitor.uid);
  }

  /** The outcome of this visitor's click in the room, looked up anew. */
  outcomeIn({ room, missed }: ShownRoom): Outcome {
    if (room === null) return 'none';
    if (missed) return 'lost';
    const ticket = this.ticketOf(room);
    const activity = (ticket && this.activities.of(ticket.vaga)) ?? this.activities.of(room.id);
    if (activity) return activity;
    if (ticket?.state === 'won') return 'returned';
    return ticket?.state === 'lost' ? 'lost' : 'none';
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

  private show(room: ShownRoom): void {
    if (this.isClosed) return;
    if (room.kind !== this.state.kind) this.changedAt = this.deps.deviceNow();
    this.state = { ...room, outcome: this.outcomeIn(room) };
    const { state, visitor, roomsKnown } = this;
    const { seconds, opensAt } = this.openingTime;
    const unreachable = this.answering === false || this.silent || !this.deps.isOnline();
    const situation = { state, visitor, roomsKnown, seconds, timeKnown: opensAt !== null, unreachable };
    this.runSideEffects(situation);
    this.screen.update(situation);
  }

  close(): void {
    this.isClosed = true;
    this.openingTime.stop();
    this.deps.pauseTracking(false);
  }
}
