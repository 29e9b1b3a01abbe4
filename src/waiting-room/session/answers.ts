import { MINUTE_MS } from '../../base/durations';
import { hasLink, type LinkedRoom } from '../../model';
import type { StoredTicket } from '../../show/storedTickets';
import type { Dependencies } from './dependencies';
import type { PlaceOpener } from './placeOpener';
import { resolveStanding, type Standing } from './standing';
import type { RoomStore } from './store';
import { roomOf } from './tickets';

/** The pause between the closing of a full room and the view that says 'lost'. */
const LOST_DELAY_MS = 200;
/** A loss in a removed room is shown only this long after the room was last seen. No click takes longer. */
const LOSS_EXPIRY_MS = 6 * MINUTE_MS;

/** Reported if a click's answer is still unknown in the end. The button comes back: another click is safe. */
export const CLICK_FAILED = 'Erro ao processar clique:';

/** The room in which a click goes on, because the admin has changed its link; null if the click has ended. */
export type RoomToClickAgain = LinkedRoom | null;

/** Awaits the answers to clicks, stores and shows them, and opens the live session for winners. */
export class Answers {
  /** The ids of the tickets about which the server is being asked, those of earlier visits included. */
  private readonly awaited = new Set<string>();

  constructor(
    private readonly deps: Dependencies,
    private readonly store: RoomStore,
    private readonly opener: PlaceOpener,
  ) {}

  isAwaited({ vaga }: StoredTicket): boolean {
    return this.awaited.has(vaga);
  }

  /** Asks for the answer to a click that may have been sent before, without sending it again. */
  async askAgain(ticket: StoredTicket): Promise<void> {
    const ask = () => resolveStanding(this.deps.db, roomOf(ticket), ticket.vaga, ticket.dono);
    try {
      await this.awaitAnswer(ticket, ask);
    } catch (error) {
      this.deps.report(CLICK_FAILED, error);
      this.store.showOutcome(ticket, 'none');
    }
  }

  /** Shows a click as under way until `ask` has its answer. Asks nothing if that is awaited already. */
  async awaitAnswer(ticket: StoredTicket, ask: () => Promise<Standing>): Promise<RoomToClickAgain> {
    if (this.isAwaited(ticket)) return null;
    this.awaited.add(ticket.vaga);
    this.store.showOutcome(ticket, 'clicking');
    return this.accept(ticket, await ask().finally(() => this.awaited.delete(ticket.vaga)));
  }

  /** Whether the ticket is so old that people would take 'lost' for the result of today's show. */
  hasExpired({ seen }: StoredTicket): boolean {
    return this.deps.deviceNow() - seen > LOSS_EXPIRY_MS;
  }

  private accept(ticket: StoredTicket, standing: Standing): RoomToClickAgain {
    const { tickets, track, deviceNow } = this.deps;
    switch (standing.kind) {
      case 'won': {
        const won: StoredTicket = { ...ticket, vaga: standing.ticketId, state: 'won' };
        tickets.store(won);
        void this.opener.open(won);
        track('sala_ganhou');
        return null;
      }
      case 'lost':
        tickets.store({ ...ticket, state: 'lost' });
        track('sala_perdeu');
        if (standing.removed && this.hasExpired(ticket)) this.store.forget(roomOf(ticket));
        else setTimeout(() => this.store.showOutcome(ticket, 'lost'), LOST_DELAY_MS);
        return null;
      case 'undecided':
        tickets.store({ ...ticket, seen: deviceNow() });
        if (hasLink(standing.room) && standing.room.link !== ticket.link) return standing.room;
        this.store.showOutcome(ticket, 'none');
        return null;
    }
  }
}
