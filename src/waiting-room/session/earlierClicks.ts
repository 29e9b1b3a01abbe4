import type { StoredTicket } from '../../show/storedTickets';
import type { Answers } from './answers';
import type { PlaceOpener } from './placeOpener';
import type { RoomStore } from './store';
import { addressOf } from './tickets';

/** Continues the stored clicks of earlier visits and of other tabs. */
export class EarlierClicks {
  constructor(
    private readonly store: RoomStore,
    private readonly opener: PlaceOpener,
    private readonly answers: Answers,
  ) {}

  /**
   * Asks the server what became of clicks without an answer, for example after a reload or a lost connection.
   */
  askForAnswers(): void {
    for (const ticket of this.visible()) {
      if (ticket.state !== 'sent') continue;
      if (!this.answers.hasExpired(ticket)) this.store.showRestored(ticket, 'none');
      void this.answers.askAgain(ticket);
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

  /** Shows the winner's place while no room is open. */
  showPlace(): void {
    const visible = this.visible();
    // Prefers a won place whose address has not been read, even to a later loss: the winner still waits for
    // the address.
    const place = visible.find((ticket) => ticket.state === 'won' && !addressOf(ticket)) ?? visible[0];
    if (place?.state === 'won') this.store.showRestored(place, 'returned');
  }

  /**
   * The tickets without an owner, and those of the signed-in account: other accounts' places stay hidden.
   * Leaves out places of earlier shows whose address was never read, because they lead nowhere any more.
   */
  private visible(): StoredTicket[] {
    const isOfUse = (ticket: StoredTicket) =>
      ticket.state !== 'won' || addressOf(ticket) !== undefined || !this.answers.hasExpired(ticket);
    return this.store.deps.tickets.visibleTo(this.store.visitor.uid).filter(isOfUse);
  }
}
