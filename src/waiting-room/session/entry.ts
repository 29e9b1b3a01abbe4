import { hasLink, type LinkedRoom, type Room } from '../../model';
import type { StoredTicket } from '../../show/storedTickets';
import { CLICK_FAILED, type Answers } from './answers';
import { click } from './click';
import { hasPlace, type Outcome } from './outcome';
import type { PlaceOpener } from './placeOpener';
import { awaitsOpening } from './roomState';
import type { RoomStore } from './store';
import { isSameRoom } from './tickets';

/** Handles a press of 'Entrar': shows the outcome if this browser knows it, else clicks. */
export class Entry {
  /**
   * The ids of the rooms in which a click is under way, from the press on. The page may still be waiting to
   * learn who clicks, or be clicking again with another ticket.
   */
  private readonly clickedRooms = new Set<string>();

  constructor(
    private readonly store: RoomStore,
    private readonly opener: PlaceOpener,
    private readonly answers: Answers,
  ) {}

  readonly enter = (): void => {
    const { store, opener } = this;
    const { kind, room, outcome } = store.state;
    // There is no button yet, or a click is under way.
    if (kind === 'none' || outcome === 'clicking' || awaitsOpening(store.state)) return;
    store.stopwatch.click();
    const lose = () => store.dispatch({ type: 'outcome', room, outcome: 'lost' });
    if (!hasLink(room)) return lose();
    const { track } = store.deps;
    // Statistics leave out a winner's return to the show.
    if (!hasPlace(outcome)) track('sala_clicou');
    const kept = store.ticketOf(room);
    if (kept?.state === 'won') return void opener.open(kept);
    if (kept?.state === 'lost') return lose();
    // The room is gone, and the visitor has not clicked there.
    if (kind === 'removed' && !kept && !store.visitor.mayHaveClickedElsewhere(room.link)) {
      lose();
      return track('sala_perdeu');
    }
    void this.clickFollowingLink(room);
  };

  /** The outcome of this browser's click in the room, without asking the server. */
  knownOutcome(room: Room): Outcome {
    const ticket = this.store.ticketOf(room);
    if (this.clickedRooms.has(room.id) || (ticket && this.answers.isAwaited(ticket))) return 'clicking';
    if (!ticket || ticket.state === 'sent') return 'none';
    return ticket.state === 'won' ? 'returned' : 'lost';
  }

  /**
   * Clicks, and clicks again with another ticket if the team meanwhile changes the room's link, or for whom
   * the show is.
   */
  private async clickFollowingLink(pressed: LinkedRoom): Promise<void> {
    const { store, clickedRooms } = this;
    let clicked = pressed;
    clickedRooms.add(pressed.id);
    try {
      for (let next: LinkedRoom | null = pressed; next; next = await this.clickWithTicket(next)) {
        store.dispatch({ type: 'clicking', room: clicked, link: next.link });
        clicked = next;
      }
    } catch (error) {
      store.deps.report(CLICK_FAILED, error);
      store.dispatch({ type: 'outcome', room: clicked, outcome: 'none' });
    } finally {
      clickedRooms.delete(pressed.id);
    }
    const { room } = store.state;
    if (room?.id !== pressed.id) return;
    const known = this.knownOutcome(room);
    // Shows the outcome anew in two cases: the subscription brought a new link only after the click with the
    // old link had ended, or somebody else, who has not clicked, is signed in now.
    if (known === 'none' || !isSameRoom(room, clicked))
      store.dispatch({ type: 'outcome', room, outcome: known });
  }

  /**
   * @returns the room in which to click again, with another ticket; null if the click has ended
   * @throws if the answer never comes, or if it is not known within 10 s who clicks
   */
  private async clickWithTicket(room: LinkedRoom): Promise<LinkedRoom | null> {
    const { store, answers } = this;
    const person = await store.visitor.whoClicks(room.link);
    if (person === 'signedOut') {
      store.dispatch({ type: 'outcome', room, outcome: 'none' });
      return null;
    }
    // Checks the stored tickets again: the account or the new link may have become known only after the
    // press, and this browser may already have a place for that account or link.
    const kept = store.ticketOf(room);
    if (kept?.state === 'won') {
      void this.opener.open(kept);
      return null;
    }
    const ticket = await this.storeTicket(room, person?.uid);
    if (answers.isAwaited(ticket)) return null;
    const fitsShow = () => store.visitor.fitsShow(ticket);
    const options = { person, opening: store.openingTime, fitsShow };
    const result = await answers.awaitAnswer(ticket, click(store.deps.db, room, ticket.vaga, options));
    return result.kind === 'clickAgain' ? result.room : null;
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
