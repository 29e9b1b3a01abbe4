import type { StoredTicket } from '../storedTickets';
import type { LiveSession } from './liveSession';
import type { RoomStore } from './store';
import type { Dependencies } from './dependencies';
import { readStanding, type Standing } from './standing';
import { roomOf } from './tickets';

/** The pause between the closing of a full room and the view that says 'lost', ms. */
const LOST_DELAY_MS = 200;
/** A loss in a removed room is shown only this long after the room was last seen, ms. No click takes longer. */
const LOSS_EXPIRY_MS = 360_000;

/** Asks the server for the answer to a click, stores and shows it, and opens the live session for winners. */
export class Answers {
  /** The ids of the tickets whose answers are awaited. */
  private readonly pending = new Set<string>();

  constructor(
    private readonly deps: Dependencies,
    private readonly store: RoomStore,
    private readonly liveSession: LiveSession,
  ) {}

  isAwaited({ vaga }: StoredTicket): boolean {
    return this.pending.has(vaga);
  }

  /**
   * Asks again about tickets that were sent but have no answer, for example because of a reload or a lost connection.
   * @param tickets those of the present visitor: the rules tell only the account itself of its places on other devices
   */
  resolveUnanswered(tickets: StoredTicket[]): void {
    for (const ticket of tickets) {
      if (ticket.state !== 'sent') continue;
      if (!this.hasExpired(ticket)) this.store.showRestored(ticket, 'none');
      void this.awaitAnswer(ticket, () =>
        readStanding(this.deps.db, roomOf(ticket), ticket.vaga, ticket.dono),
      );
    }
  }

  /**
   * Shows the click as under way until `request` has answered.
   * @returns null if there was no answer, or if another call already waits for it
   */
  async awaitAnswer(ticket: StoredTicket, request: () => Promise<Standing>): Promise<Standing | null> {
    if (this.isAwaited(ticket)) return null;
    this.pending.add(ticket.vaga);
    this.store.showOutcome(ticket, 'clicking');
    try {
      const standing = await request();
      this.accept(ticket, standing);
      return standing;
    } catch (error) {
      this.deps.report('Erro ao processar clique:', error);
      this.store.showOutcome(ticket, 'none');
      return null;
    } finally {
      this.pending.delete(ticket.vaga);
    }
  }

  private accept(ticket: StoredTicket, standing: Standing): void {
    const { tickets, track, now } = this.deps;
    if (standing.kind === 'won') {
      const won: StoredTicket = { ...ticket, vaga: standing.vaga, state: 'won' };
      tickets.store(won);
      void this.liveSession.open(won);
      track('sala_ganhou');
    } else if (standing.kind === 'lost') {
      tickets.store({ ...ticket, state: 'lost' });
      track('sala_perdeu');
      if (standing.removed && this.hasExpired(ticket)) this.store.forget(roomOf(ticket));
      else setTimeout(() => this.store.showOutcome(ticket, 'lost'), LOST_DELAY_MS);
    } else {
      tickets.store({ ...ticket, seen: now() });
      // If the admin has changed the link, the click goes on (entry.ts).
      if (standing.link === ticket.link) this.store.showOutcome(ticket, 'none');
    }
  }

  /** Whether the ticket is so old that people would take 'lost' for the result of today's show. */
  private hasExpired({ seen }: StoredTicket): boolean {
    return this.deps.now() - seen > LOSS_EXPIRY_MS;
  }
}
