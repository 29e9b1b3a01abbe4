import type { LinkedRoom, Room } from '../../model';
import type { StoredTicket } from '../../show/storedTickets';
import { CLICK_FAILED, type Answers, type RoomToClickAgain } from './answers';
import { click } from './click';
import type { Dependencies } from './dependencies';
import { hasPlace, type Outcome } from './outcome';
import type { PlaceOpener } from './placeOpener';
import { pressOf } from './press';
import { isSameRoom } from './roomKey';
import type { RoomStore } from './store';

/** Handles a press of 'Entrar': shows the outcome if this browser knows it, else clicks. */
export class Entry {
  /**
   * The ids of the rooms in which a click is under way, from the press on. The page may still be waiting to
   * learn who clicks, or be clicking again because the room's link has changed.
   */
  private readonly clickedRooms = new Set<string>();

  constructor(
    private readonly deps: Dependencies,
    private readonly store: RoomStore,
    private readonly opener: PlaceOpener,
    private readonly answers: Answers,
  ) {}

  readonly enter = (): void => {
    const { store, deps, opener } = this;
    const { room, outcome } = store.state;
    const kept = room ? store.ticketOf(room) : undefined;
    const press = pressOf(store.state, kept, store.visitor.identity.forRegistered === true);
    if (press.kind === 'nothing') return;
    store.stopwatch.click();
    // Statistics leave out a winner's return to the show, and a press in a room that nobody can enter.
    if (press.kind !== 'noLink' && !hasPlace(outcome)) deps.track('sala_clicou');
    switch (press.kind) {
      case 'enterAgain':
        return void opener.open(press.ticket);
      case 'noLink':
      case 'lostBefore':
      case 'tooLate':
        store.dispatch({ type: 'outcome', room: press.room, outcome: 'lost' });
        if (press.kind === 'tooLate') deps.track('sala_perdeu');
        return;
      case 'click':
        return void this.clickFollowingLink(press.room);
    }
  };

  /** The outcome of this browser's click in the room, without asking the server. */
  knownOutcome(room: Room): Outcome {
    const ticket = this.store.ticketOf(room);
    if (this.clickedRooms.has(room.id) || (ticket && this.answers.isAwaited(ticket))) return 'clicking';
    if (!ticket || ticket.state === 'sent') return 'none';
    return ticket.state === 'won' ? 'returned' : 'lost';
  }

  /** Clicks; clicks again if the team changes the room's link meanwhile: a ticket is for one link only. */
  private async clickFollowingLink(pressed: LinkedRoom): Promise<void> {
    const { store, clickedRooms, deps } = this;
    let clicked = pressed;
    clickedRooms.add(pressed.id);
    try {
      for (let next: RoomToClickAgain = pressed; next; next = await this.clickWithTicket(next)) {
        store.dispatch({ type: 'clicking', room: clicked, link: next.link });
        clicked = next;
      }
    } catch (error) {
      deps.report(CLICK_FAILED, error);
      store.dispatch({ type: 'outcome', room: clicked, outcome: 'none' });
    } finally {
      clickedRooms.delete(pressed.id);
    }
    const { room } = store.state;
    if (room?.id !== pressed.id) return;
    const known = this.knownOutcome(room);
    // The subscription may have brought a new link only after the click with the old one ended, or somebody
    // else may be signed in now, who has not clicked: show the outcome for them.
    if (known === 'none' || !isSameRoom(room, clicked))
      store.dispatch({ type: 'outcome', room, outcome: known });
  }

  /** @throws if the answer never comes, or if it is not known within 10 s who clicks */
  private async clickWithTicket(room: LinkedRoom): Promise<RoomToClickAgain> {
    const { store, answers } = this;
    const who = await store.visitor.whoClicks(room.link);
    if (who === 'signedOut') {
      store.dispatch({ type: 'outcome', room, outcome: 'none' });
      return null;
    }
    const person = who === 'anybody' ? null : who;
    // Checks the stored tickets again: the account or the link may have become known only after the press,
    // and this browser may have a place with it.
    const kept = store.ticketOf(room);
    if (kept?.state === 'won') {
      void this.opener.open(kept);
      return null;
    }
    const ticket = await this.storeTicket(room, person?.uid);
    if (answers.isAwaited(ticket)) return null;
    const fitsShow = () => store.visitor.fitsShow(ticket);
    return answers.awaitAnswer(
      ticket,
      click(this.deps.db, room, ticket.vaga, { person, opening: store.openingTime, fitsShow }),
    );
  }

  /** Stores the ticket before the click is sent, so that after a reload the page can ask for the answer. */
  private async storeTicket(room: LinkedRoom, dono?: string): Promise<StoredTicket> {
    const { tickets, deviceNow } = this.deps;
    const { id: sala, link } = room;
    const { vaga, prova } = await tickets.derive(room, dono);
    const ticket: StoredTicket = { sala, link, vaga, prova, dono, state: 'sent', seen: deviceNow() };
    tickets.store(ticket);
    return ticket;
  }
}
