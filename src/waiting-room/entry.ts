import { protectedName } from '../link';
import { hasLink, type LinkedRoom, type Room } from '../model';
import type { StoredTicket } from '../storedTickets';
import { withTimeout } from '../timeouts';
import type { Answers } from './answers';
import { click } from './click';
import type { Dependencies } from './dependencies';
import type { LiveSession } from './liveSession';
import { awaitsOpening, hasPlace, isSameRoom, requestOf, type Outcome } from './roomState';
import { readStanding } from './standing';
import type { RoomStore } from './store';

/** How long a click in a protected room waits until it is known who clicks, ms. */
const IDENTITY_LIMIT_MS = 10_000;

/** Handles the press of 'Entrar': shows what this browser already knows of its click, or takes a place by `click`. */
export class Entry {
  /** The ids of the rooms in which a click is under way. It goes on if the admin changes the room's link. */
  private readonly entering = new Set<string>();

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
    const kept = this.ticketOf(room);
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

  private async clickFollowingLink(clicked: LinkedRoom, request: 'click' | 'resolve'): Promise<void> {
    const { id } = clicked;
    let asked = clicked;
    this.entering.add(id);
    this.store.dispatch({ type: 'outcome', room: clicked, outcome: 'clicking' });
    try {
      // If the admin changes the link during a click, the click goes on in the room with the new link.
      let link: string | null = clicked.link;
      while (link !== null) {
        asked = { ...clicked, link };
        link = await this.clickWithTicket(asked, request);
      }
    } catch (error) {
      this.deps.report('Erro ao processar clique:', error);
      this.store.dispatch({ type: 'outcome', room: asked, outcome: 'none' });
    }
    this.entering.delete(id);
    const { room } = this.store.state;
    // The click has ended in the room with the old link, and the screen shows the one with the new link.
    if (room?.id === id && !isSameRoom(room, asked))
      this.store.dispatch({ type: 'outcome', room, outcome: this.outcomeIn(room) });
  }

  /**
   * @returns the new link, if the admin has changed the room's link meanwhile; else null
   * @throws NoAnswerError if it is not known within 10 s who clicks
   */
  private async clickWithTicket(room: LinkedRoom, request: 'click' | 'resolve'): Promise<string | null> {
    const { db, tickets, now } = this.deps;
    const { id: sala, link } = room;
    // Only a show for registered people needs to know who clicks, and its link is protected.
    const person =
      protectedName(link) === null
        ? null
        : await withTimeout(IDENTITY_LIMIT_MS, this.store.visitor.untilIdentified());
    if (person === 'signedOut') {
      this.store.dispatch({ type: 'outcome', room, outcome: 'none' });
      return null;
    }
    const kept = this.ticketOf(room);
    if (kept?.state === 'won') {
      void this.liveSession.open(kept);
      return null;
    }
    const dono = person?.uid;
    const { vaga, prova } = await tickets.derive(room, dono);
    const ticket: StoredTicket = { sala, link, vaga, prova, dono, state: 'sent', seen: now() };
    // Stored before it is sent, so that after a reload the page asks for the answer again.
    tickets.store(ticket);
    const standing = await this.answers.awaitAnswer(ticket, () =>
      request === 'click'
        ? click(db, room, vaga, person, { opening: this.store.opening })
        : readStanding(db, room, vaga, dono),
    );
    return standing?.kind === 'open' && standing.link !== link ? standing.link : null;
  }

  /** The outcome of this browser's click in the room, as far as its stored ticket tells. */
  outcomeIn(room: Room | undefined): Outcome {
    if (!room) return 'none';
    if (this.entering.has(room.id)) return 'clicking';
    const ticket = this.ticketOf(room);
    if (!ticket) return 'none';
    if (this.answers.isAwaited(ticket)) return 'clicking';
    return ticket.state === 'sent' ? 'none' : ticket.state;
  }

  private ticketOf(room: Room): StoredTicket | undefined {
    return this.deps.tickets.of(room, this.store.visitor.uid);
  }
}
