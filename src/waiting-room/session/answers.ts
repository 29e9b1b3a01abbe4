import { HOUR_MS, MINUTE_MS } from '../../base/durations';
import { hasLink, type LinkedRoom } from '../../model';
import type { StoredTicket } from '../../show/storedTickets';
import type { Dependencies } from './dependencies';
import type { PlaceOpener } from './placeOpener';
import { resolveStanding, type Standing } from './standing';
import type { RoomStore } from './store';
import { roomOf } from './tickets';

/** The pause between the server's answer that a click has lost and showing 'lost'. */
const LOST_DELAY_MS = 200;
/**
 * If the room has been removed, a loss is shown only within this time after the room was last seen. Clicks
 * take less time.
 */
const LOSS_EXPIRY_MS = 6 * MINUTE_MS;
/** After this time, a place is one of an earlier show: the page does not open its address by itself. */
const PLACE_EXPIRY_MS = 12 * HOUR_MS;

/** Logged when a click ends without an answer. The button then comes back, and another click is safe. */
export const CLICK_FAILED = 'Erro ao processar clique:';

/**
 * The room in which to click again, because the team has changed its link or for whom the show is meanwhile;
 * null if the click has ended.
 */
export type RoomToClickAgain = LinkedRoom | null;

/** Awaits the answers to clicks, stores and shows them, and opens the live session for winners. */
export class Answers {
  /** The ids of tickets whose answer is awaited, also those from earlier visits. */
  private readonly awaited = new Set<string>();

  constructor(
    private readonly deps: Dependencies,
    private readonly store: RoomStore,
    private readonly opener: PlaceOpener,
  ) {}

  isAwaited({ vaga }: StoredTicket): boolean {
    return this.awaited.has(vaga);
  }

  /** Asks the server what became of an earlier click, without sending the click again. */
  async askAgain(ticket: StoredTicket): Promise<void> {
    if (this.isAwaited(ticket)) return;
    try {
      const answer = resolveStanding(this.deps.db, roomOf(ticket), ticket.vaga, ticket.dono);
      if (await this.awaitAnswer(ticket, answer)) this.store.showOutcome(ticket, 'none');
    } catch (error) {
      this.deps.report(CLICK_FAILED, error);
      this.store.showOutcome(ticket, 'none');
    }
  }

  /** Shows the click as under way until the answer has come, then stores and shows the answer. */
  async awaitAnswer(ticket: StoredTicket, answer: Promise<Standing>): Promise<RoomToClickAgain> {
    this.awaited.add(ticket.vaga);
    this.store.showOutcome(ticket, 'clicking');
    return this.accept(ticket, await answer.finally(() => this.awaited.delete(ticket.vaga)));
  }

  /** Whether the ticket's click is too old: people would take its result for that of today's show. */
  hasExpired({ seen, state }: StoredTicket): boolean {
    return this.deps.deviceNow() - seen > (state === 'won' ? PLACE_EXPIRY_MS : LOSS_EXPIRY_MS);
  }

  private accept(ticket: StoredTicket, standing: Standing): RoomToClickAgain {
    const { tickets, track, deviceNow } = this.deps;
    const { visitor } = this.store;
    switch (standing.kind) {
      case 'won': {
        const won: StoredTicket = { ...ticket, vaga: standing.ticketId, state: 'won' };
        tickets.store(won);
        if (this.hasExpired(won)) this.store.showOutcome(won, 'returned');
        else void this.opener.open(won);
        track('sala_ganhou');
        return null;
      }
      case 'lost':
        tickets.store({ ...ticket, state: 'lost' });
        track('sala_perdeu');
        if (standing.removed && this.hasExpired(ticket)) this.store.forget(roomOf(ticket));
        else setTimeout(() => this.store.showOutcome(ticket, 'lost'), LOST_DELAY_MS);
        return null;
      case 'undecided': {
        const { room } = standing;
        const fits = visitor.fitsShow(ticket);
        // A ticket that does not fit gives way to another in the same room, and must not lose there later.
        if (fits) tickets.store({ ...ticket, seen: deviceNow() });
        else tickets.remove(ticket);
        if (hasLink(room) && (room.link !== ticket.link || !fits)) return room;
        this.store.showOutcome(ticket, 'none');
        return null;
      }
    }
  }
}
