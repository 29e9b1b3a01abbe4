import { hasLink, type LinkedRoom, type Room } from '../../model';
import type { StoredTicket } from '../../show/storedTickets';
import { click } from './click';
import { followClick } from './followClick';
import { hasPlace } from './outcome';
import type { PlaceOpener } from './placeOpener';
import { awaitsOpening } from './roomState';
import type { RoomStore } from './store';

/** Handles a press of 'Entrar': shows the outcome if this browser knows it, else clicks. */
export class Entry {
  constructor(
    private readonly store: RoomStore,
    private readonly opener: PlaceOpener,
  ) {}

  readonly enter = (): void => {
    const { store, opener } = this;
    const { kind, room, outcome } = store.state;
    // There is no button yet, or a click is under way.
    if (kind === 'none' || outcome === 'clicking' || awaitsOpening(store.state)) return;
    store.stopwatch.click();
    if (!hasLink(room)) return store.dispatch({ type: 'missed' });
    const { track } = store.deps;
    // Statistics leave out a winner's return to the show.
    if (!hasPlace(outcome)) track('sala_clicou');
    const earlier = store.ticketOf(room);
    if (earlier?.state === 'won') return void opener.open(earlier);
    // Another tab has lost here since the page last looked.
    if (earlier?.state === 'lost') return store.refresh();
    // The room is gone, and the visitor has not clicked there.
    if (kind === 'removed' && !earlier && !store.visitor.mayHaveClickedElsewhere(room.link)) {
      store.dispatch({ type: 'missed' });
      return track('sala_perdeu');
    }
    void store.activities.whileClicking(room.id, () => this.clickWithTicket(room));
  };

  /**
   * Clicks. If the team changes the room's link or the kind of show (open, or for registered people) during
   * the click, clicks again with a ticket that fits.
   * @throws if it is not known within 10 s who clicks
   */
  private async clickWithTicket(room: LinkedRoom): Promise<void> {
    const { store, opener } = this;
    const { deps, visitor, openingTime: opening } = store;
    const person = await visitor.whoClicks(room.link);
    if (person === 'signedOut') return;
    // Checks the stored tickets again: the account or the new link may have become known only after the
    // press, and this browser may already have a place for that account or link.
    const earlier = store.ticketOf(room);
    if (earlier?.state === 'won') return void opener.open(earlier);
    const ticket = await this.storeTicket(room, person?.uid);
    const fits = ({ link }: Room) => link === room.link && visitor.fitsShow(ticket);
    const result = await followClick(store, opener, ticket, () =>
      click(deps.db, room, ticket.vaga, { person, opening, fits }),
    );
    if (result?.kind !== 'undecided' || !hasLink(result.room) || fits(result.room)) return;
    store.dispatch({ type: 'relinked', room, link: result.room.link });
    await this.clickWithTicket(result.room);
  }

  /** Stores the ticket before the click is sent, so that after a reload the page can ask for the answer. */
  private async storeTicket(room: LinkedRoom, dono?: string): Promise<StoredTicket> {
    const { tickets, deviceNow } = this.store.deps;
    const { id: sala, link } = room;
    const { vaga, prova } = await tickets.derive(room, dono);
    const ticket: StoredTicket = { sala, link, vaga, prova, dono, state: 'sent', seen: deviceNow() };
    tickets.store(ticket);
    return ticket;
  }
}
