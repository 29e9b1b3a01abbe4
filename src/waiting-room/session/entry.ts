import { hasLink, type LinkedRoom } from '../../model';
import type { StoredTicket } from '../../storedTickets';
import type { Answers } from './answers';
import { click } from './click';
import type { Dependencies } from './dependencies';
import type { LiveSession } from './liveSession';
import { awaitsOpening, hasPlace, isSameRoom, requestOf } from './roomState';
import { readStanding, type Standing } from './standing';
import type { RoomStore } from './store';
import { roomOf } from './tickets';

/** Handles the press of 'Entrar': shows what this browser already knows of its click, or takes a place by `click`. */
export class Entry {
  constructor(
    private readonly deps: Dependencies,
    private readonly store: RoomStore,
    private readonly liveSession: LiveSession,
    private readonly answers: Answers,
  ) {}

  readonly enter = (): void => {
    const { room, outcome } = this.store.state;
    if (outcome === 'clicking' || awaitsOpening(this.store.state)) return;
    this.store.stopwatch.click();
    if (!hasLink(room)) return this.store.dispatch({ type: 'clickedTooLate' });
    if (!hasPlace(outcome)) this.deps.track('sala_clicou');
    const kept = this.store.ticketOf(room);
    const mayHavePlace = kept !== undefined || this.store.visitor.known.forRegistered === true;
    const request = requestOf(this.store.state, mayHavePlace);
    if (kept?.state === 'won') {
      void this.liveSession.open(kept);
    } else if (kept?.state === 'lost') {
      this.store.showOutcome(kept, 'lost');
    } else if (request === 'nothing') {
      this.store.dispatch({ type: 'clickedTooLate' });
      this.deps.track('sala_perdeu');
    } else {
      void this.clickFollowingLink(room, request);
    }
  };

  /** If the admin changes the room's link during a click, the click goes on in the room with the new link. */
  private async clickFollowingLink(clicked: LinkedRoom, request: 'click' | 'resolve'): Promise<void> {
    let asked = clicked;
    this.store.underWay.add(clicked.id);
    this.store.dispatch({ type: 'outcome', room: clicked, outcome: 'clicking' });
    try {
      let link: string | null = clicked.link;
      while (link !== null) {
        asked = { ...clicked, link };
        link = await this.clickWithTicket(asked, request);
      }
    } catch (error) {
      this.deps.report('Erro ao processar clique:', error);
      this.store.dispatch({ type: 'outcome', room: asked, outcome: 'none' });
    }
    this.store.underWay.delete(clicked.id);
    const { room } = this.store.state;
    // The admin has changed the link, and the click has ended before it got to the new one, which the screen shows.
    if (room?.id === clicked.id && !isSameRoom(room, asked))
      this.store.dispatch({ type: 'outcome', room, outcome: this.store.rememberedOutcome(room) });
  }

  /**
   * @returns the new link, if the admin has changed the room's link meanwhile; else null
   * @throws NoAnswerError if it is not known within 10 s who clicks
   */
  private async clickWithTicket(room: LinkedRoom, request: 'click' | 'resolve'): Promise<string | null> {
    const { db, tickets, now } = this.deps;
    const { id: sala, link } = room;
    const person = await this.store.visitor.whoClicks(link);
    if (person === 'signedOut') {
      this.store.dispatch({ type: 'outcome', room, outcome: 'none' });
      return null;
    }
    const kept = this.store.ticketOf(room);
    if (kept?.state === 'won') {
      void this.liveSession.open(kept);
      return null;
    }
    const { vaga, prova } = await tickets.derive(room, person?.uid);
    const ticket: StoredTicket = { sala, link, vaga, prova, dono: person?.uid, state: 'sent', seen: now() };
    // Stored before it is sent, so that after a reload the page asks for the answer again.
    tickets.store(ticket);
    const standing =
      request === 'click'
        ? await this.awaitAnswer(ticket, () => click(db, room, vaga, { person, opening: this.store.opening }))
        : await this.askAgain(ticket);
    return standing?.kind === 'open' && standing.link !== link ? standing.link : null;
  }

  /** Asks for the answer to a click that may have been sent before, without sending it again. */
  askAgain(ticket: StoredTicket): Promise<Standing | null> {
    return this.awaitAnswer(ticket, () =>
      readStanding(this.deps.db, roomOf(ticket), ticket.vaga, ticket.dono),
    );
  }

  /** Shows the click as under way until `ask` is answered. Null without an answer, or if another call already awaits it. */
  private async awaitAnswer(ticket: StoredTicket, ask: () => Promise<Standing>) {
    const { underWay } = this.store;
    if (underWay.has(ticket.vaga)) return null;
    underWay.add(ticket.vaga);
    this.store.showOutcome(ticket, 'clicking');
    try {
      const standing = await ask();
      this.answers.accept(ticket, standing);
      return standing;
    } catch (error) {
      this.deps.report('Erro ao processar clique:', error);
      this.store.showOutcome(ticket, 'none');
      return null;
    } finally {
      underWay.delete(ticket.vaga);
    }
  }
}
