import type { StoredTicket } from '../storedTickets';
import type { Entrance } from './entrance';
import type { RoomStore } from './store';
import type { Surroundings } from './surroundings';
import { resolve, type Standing } from './standing';
import { roomOf } from './tickets';

/** Between the closing of the room and the lost view, ms. */
const LOST_DELAY_MS = 200;
/** How long after its room was last seen a loss is still shown to a visitor who comes back, ms. Longer than any click. */
const LOSS_EXPIRY_MS = 360_000;

/** What becomes of this browser's tickets: shown, stored, and those that have won taken to the live session. */
export class Answers {
  /** The ids of the tickets whose answers are awaited. */
  private readonly pending = new Set<string>();

  constructor(
    private readonly given: Surroundings,
    private readonly store: RoomStore,
    private readonly entrance: Entrance,
  ) {}

  isAwaited({ vaga }: StoredTicket): boolean {
    return this.pending.has(vaga);
  }

  /**
   * Asks again for the answers that a reload, a lost connection or a suspended page has cost.
   * @param tickets those that the visitor may see: a registered person may have a place by another device, which only that
   * account can ask for
   */
  resolveUnanswered(tickets: StoredTicket[]): void {
    for (const ticket of tickets) {
      if (ticket.state !== 'sent') continue;
      if (!this.hasExpired(ticket)) this.store.showReturned(ticket, 'none');
      void this.ask(ticket, () => resolve(this.given.db, roomOf(ticket), ticket.vaga, ticket.dono));
    }
  }

  /**
   * Shows the click as under way until `request` has answered.
   * @returns null where the answer stays unknown, or is already awaited
   */
  async ask(ticket: StoredTicket, request: () => Promise<Standing>): Promise<Standing | null> {
    if (this.isAwaited(ticket)) return null;
    this.pending.add(ticket.vaga);
    this.store.show(ticket, 'clicking');
    try {
      const standing = await request();
      this.accept(ticket, standing);
      return standing;
    } catch (error) {
      this.given.report('Erro ao processar clique:', error);
      this.store.show(ticket, 'none');
      return null;
    } finally {
      this.pending.delete(ticket.vaga);
    }
  }

  private accept(ticket: StoredTicket, standing: Standing): void {
    const { tickets, track, now } = this.given;
    if (standing.kind === 'won') {
      const won: StoredTicket = { ...ticket, vaga: standing.vaga, state: 'won' };
      tickets.store(won);
      void this.entrance.enter(won);
      track('sala_ganhou');
    } else if (standing.kind === 'lost') {
      tickets.store({ ...ticket, state: 'lost' });
      track('sala_perdeu');
      if (standing.removed && this.hasExpired(ticket)) this.store.forget(roomOf(ticket));
      else setTimeout(() => this.store.show(ticket, 'lost'), LOST_DELAY_MS);
    } else {
      tickets.store({ ...ticket, seen: now() });
      // In a room whose link has changed, the click goes on.
      if (standing.link === ticket.link) this.store.show(ticket, 'none');
    }
  }

  /** So old that 'lost' would look like the result of the show that is on now. */
  private hasExpired({ seen }: StoredTicket): boolean {
    return this.given.now() - seen > LOSS_EXPIRY_MS;
  }
}
