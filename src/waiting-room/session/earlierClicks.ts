import type { StoredTicket } from '../../show/storedTickets';
import { readClickResult } from './clickResult';
import { hasExpired, isOfOpenShowBefore } from './expiry';
import { followClick } from './followClick';
import type { PlaceOpener } from './placeOpener';
import type { RoomStore } from './store';
import { addressOf, roomOf } from './tickets';

/** Continues the stored clicks of earlier visits and of other tabs. */
export class EarlierClicks {
  constructor(
    private readonly store: RoomStore,
    private readonly opener: PlaceOpener,
  ) {}

  /**
   * Asks the server what became of clicks without an answer, for example after a reload or a lost connection,
   * without sending them again.
   */
  askForAnswers(): void {
    const { store, opener } = this;
    for (const ticket of this.visible()) {
      if (ticket.state !== 'sent') continue;
      const { vaga, dono: uid } = ticket;
      void followClick(store, opener, ticket, () =>
        readClickResult(store.deps.db, roomOf(ticket), vaga, { uid }),
      );
      if (!hasExpired(ticket, store.deps.deviceNow())) this.showRoomOf(ticket);
    }
  }

  /**
   * Opens the address behind a protected link for winners who left the page before the address could be read,
   * even while another room is open.
   */
  openPlaces(): void {
    for (const ticket of this.visible())
      if (ticket.state === 'won' && addressOf(ticket) === undefined) void this.opener.open(ticket);
  }

  /** Shows the winner's place, if there is no room to show. */
  showPlace(): void {
    const now = this.store.deps.deviceNow();
    const { forRegistered } = this.store.visitor.identity;
    // Leaves losses out: the winner of one room may have lost in a later one. A click whose answer is
    // still awaited stays in, because its answer is shown first (askForAnswers).
    const clicks = this.visible().filter(
      (ticket) =>
        ticket.state !== 'lost' &&
        !hasExpired(ticket, now) &&
        !isOfOpenShowBefore(ticket, forRegistered, now),
    );
    // Prefers a won place whose address has not been read: the winner still waits for the address.
    const place = clicks.find((ticket) => ticket.state === 'won' && !addressOf(ticket)) ?? clicks[0];
    if (place?.state === 'won') this.showRoomOf(place);
  }

  /** Shows the room of an earlier click, with its outcome, until the server shows a room. */
  private showRoomOf(ticket: StoredTicket): void {
    // Stored tickets do not contain the room's number of clicks and opening time.
    this.store.dispatch({ type: 'restored', room: { ...roomOf(ticket), cliques: 0, abreEm: null } });
  }

  /**
   * The tickets without an owner, and those of the signed-in account: other accounts' places stay hidden.
   * Leaves out the places of earlier shows, which lead to sessions that are over.
   */
  private visible(): StoredTicket[] {
    const { deps, visitor } = this.store;
    const isOfUse = (ticket: StoredTicket) => ticket.state !== 'won' || !hasExpired(ticket, deps.deviceNow());
    return deps.tickets.visibleTo(visitor.uid).filter(isOfUse);
  }
}
