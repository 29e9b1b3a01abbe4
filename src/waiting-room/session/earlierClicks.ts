import type { StoredTicket } from '../../show/storedTickets';
import type { Answers } from './answers';
import type { Dependencies } from './dependencies';
import type { PlaceOpener } from './placeOpener';
import type { RoomStore } from './store';
import { addressOf } from './tickets';

/** The clicks that this browser has stored, of earlier visits and of other tabs. */
export class EarlierClicks {
  constructor(
    private readonly deps: Dependencies,
    private readonly store: RoomStore,
    private readonly opener: PlaceOpener,
    private readonly answers: Answers,
  ) {}

  /** Asks again about clicks that have no answer, for example because of a reload or a lost connection. */
  askForAnswers(): void {
    for (const ticket of this.visible()) {
      if (ticket.state !== 'sent') continue;
      if (!this.answers.hasExpired(ticket)) this.store.showRestored(ticket, 'none');
      void this.answers.askAgain(ticket);
    }
  }

  /**
   * Winners who came back before the address behind their protected link could be read: reads it again, even
   * while another room is open.
   */
  openPlaces(): void {
    for (const ticket of this.visible())
      if (ticket.state === 'won' && addressOf(ticket) === undefined) void this.opener.open(ticket);
  }

  /** Shows the winner's place while there is no room. */
  showPlace(): void {
    const visible = this.visible();
    // Prefer a place whose address is not read yet: its winner waits, even after losing in another room.
    const place = visible.find((ticket) => ticket.state === 'won' && !addressOf(ticket)) ?? visible[0];
    if (place?.state === 'won') this.store.showRestored(place, 'returned');
  }

  /** The tickets without an owner, and the signed-in account's, whose places nobody else may see. */
  private visible(): StoredTicket[] {
    return this.deps.tickets.visibleTo(this.store.visitor.uid);
  }
}
