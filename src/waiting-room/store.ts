import type { Room } from '../model';
import type { StoredTicket } from '../storedTickets';
import { Visitor } from './identity';
import { makeReactions } from './reactions';
import { INITIAL_STATE, nextState, type Outcome, type RoomEvent, type RoomState } from './roomState';
import { Screen } from './roomView';
import type { Surroundings } from './surroundings';
import { roomOf } from './tickets';

/** What is known at this moment of the room, the visitor and the connection. Each change goes to the screen and the reactions. */
export class RoomStore {
  readonly visitor = new Visitor();
  readonly screen: Screen;
  private current = INITIAL_STATE;
  /** The server has shown the rooms. */
  private arrived = false;
  /** The subscription is answered; undefined before it has begun. */
  private answering: boolean | undefined;
  /** A heartbeat has no answer. */
  private silent = false;
  private closed = false;
  private readonly react: ReturnType<typeof makeReactions>;

  constructor(private readonly given: Surroundings) {
    this.screen = new Screen(given.tickets, () => this.refresh());
    this.react = makeReactions(given);
  }

  get state(): RoomState {
    return this.current;
  }

  get isClosed(): boolean {
    return this.closed;
  }

  dispatch(event: RoomEvent): void {
    this.arrived ||= event.type === 'rooms';
    this.current = nextState(this.current, event);
    this.refresh();
  }

  /** Shows the outcome of a ticket's click where its room is on the screen, and the ticket the visitor's. */
  show(ticket: StoredTicket, outcome: Outcome): void {
    if (this.visitor.mayOwn(ticket)) this.dispatch({ type: 'outcome', room: roomOf(ticket), outcome });
  }

  /** Shows a click of an earlier visit, unless the server has shown a room. */
  showReturned(ticket: StoredTicket, outcome: Outcome): void {
    this.dispatch({ type: 'returned', room: roomOf(ticket), outcome });
  }

  /** Shows the page as if there had been no click in the room. */
  forget(room: Room): void {
    this.dispatch({ type: 'expired', room });
  }

  /** @returns whether the server begins to answer */
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

  /** Whether the visitor is still here, and the ticket theirs. */
  awaits(ticket: StoredTicket): boolean {
    return !this.closed && this.visitor.mayOwn(ticket);
  }

  refresh(): void {
    if (this.closed) return;
    const { current: state, arrived } = this;
    this.react({ state, arrived, forRegistered: this.visitor.known.forRegistered });
    const cutOff = this.answering === false || this.silent || !this.given.isOnline();
    this.screen.show(state, this.visitor, cutOff);
  }

  close(): void {
    this.closed = true;
    this.given.pauseTracking(false);
  }
}
