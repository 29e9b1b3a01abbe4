import type { LinkedRoom } from '../../model';
import type { StoredTicket } from '../../base/storedTickets';
import type { Answers } from './answers';
import { click } from './click';
import type { Dependencies } from './dependencies';
import type { PlaceOpener } from './placeOpener';
import { pressOf } from './press';
import { hasPlace, isSameRoom } from './roomState';
import { resolveStanding, type Standing } from './standing';
import type { RoomStore } from './store';
import { roomOf, type ClickedRoom } from './tickets';

/** Acts on a press of 'Entrar': shows what is known of this browser's click, or takes a place by `click`. */
export class Entry {
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
    const press = pressOf(store.state, kept, store.visitor.known.forRegistered === true);
    if (press.means === 'nothing') return;
    store.stopwatch.click();
    // Not counted: a winner's return to the show, and a press in a room that nobody can enter.
    if (press.means !== 'noLink' && !hasPlace(outcome)) deps.track('sala_clicou');
    switch (press.means) {
      case 'open':
        return void opener.open(press.ticket);
      case 'noLink':
      case 'lostBefore':
      case 'tooLate':
        store.dispatch({ type: 'outcome', room: press.room, outcome: 'lost' });
        if (press.means === 'tooLate') deps.track('sala_perdeu');
        return;
      case 'click':
      case 'resolve':
        return void this.clickFollowingLink(press.room, press.means);
    }
  };

  /** If the admin changes the room's link during a click, the click goes on in the room with the new link. */
  private async clickFollowingLink(clicked: LinkedRoom, request: 'click' | 'resolve'): Promise<void> {
    const { store } = this;
    let asked = clicked;
    store.clickedRooms.add(clicked.id);
    try {
      for (let next: LinkedRoom | null = clicked; next; next = await this.clickWithTicket(asked, request)) {
        store.dispatch({ type: 'clicking', room: asked, link: next.link });
        asked = next;
      }
    } catch (error) {
      this.giveUp({ sala: asked.id, link: asked.link }, error);
    }
    store.clickedRooms.delete(clicked.id);
    const { room } = store.state;
    // The click has ended with the old link, and the subscription has brought the new one meanwhile.
    if (room?.id === clicked.id && !isSameRoom(room, asked))
      store.dispatch({ type: 'outcome', room, outcome: store.rememberedOutcome(room) });
  }

  /**
   * @returns the room as it is now, if the admin has changed its link meanwhile; else null
   * @throws if the answer is still unknown in the end, or it is not known within 10 s who clicks
   */
  private async clickWithTicket(room: LinkedRoom, request: 'click' | 'resolve'): Promise<LinkedRoom | null> {
    const { db, tickets, now } = this.deps;
    const { id: sala, link } = room;
    const person = await this.store.visitor.whoClicks(link);
    if (person === 'signedOut') {
      this.store.dispatch({ type: 'outcome', room, outcome: 'none' });
      return null;
    }
    // The account, or the new link, may have become known only since the press, and with it a place.
    const kept = this.store.ticketOf(room);
    if (kept?.state === 'won') {
      void this.opener.open(kept);
      return null;
    }
    const { vaga, prova } = await tickets.derive(room, person?.uid);
    const ticket: StoredTicket = { sala, link, vaga, prova, dono: person?.uid, state: 'sent', seen: now() };
    // Stored before it is sent, so that after a reload the page asks for the answer again.
    tickets.store(ticket);
    return this.awaitAnswer(ticket, () =>
      request === 'click'
        ? click(db, room, vaga, { person, opening: this.store.openingTime })
        : resolveStanding(db, room, vaga, person?.uid),
    );
  }

  /** Asks for the answer to a click that may have been sent before, without sending it again. */
  async askAgain(ticket: StoredTicket): Promise<void> {
    const ask = () => resolveStanding(this.deps.db, roomOf(ticket), ticket.vaga, ticket.dono);
    await this.awaitAnswer(ticket, ask).catch((error: unknown) => this.giveUp(ticket, error));
  }

  /**
   * Shows the click as under way until `ask` is answered. Does nothing if another call awaits that answer.
   * @returns the room as it is now, if the admin has changed its link; else null
   */
  private async awaitAnswer(ticket: StoredTicket, ask: () => Promise<Standing>): Promise<LinkedRoom | null> {
    const { awaitedTickets } = this.store;
    if (awaitedTickets.has(ticket.vaga)) return null;
    awaitedTickets.add(ticket.vaga);
    this.store.showOutcome(ticket, 'clicking');
    const standing = await ask().finally(() => awaitedTickets.delete(ticket.vaga));
    return this.answers.accept(ticket, standing);
  }

  /** Shows the button again. Another click is safe. */
  private giveUp(clicked: ClickedRoom, error: unknown): void {
    this.deps.report('Erro ao processar clique:', error);
    this.store.showOutcome(clicked, 'none');
  }
}
