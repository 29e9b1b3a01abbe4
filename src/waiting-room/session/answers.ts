import { HOUR_MS, MINUTE_MS } from '../../base/durations';
import type { StoredTicket } from '../../show/storedTickets';
import { readClickResult, type ClickResult } from './clickResult';
import type { PlaceOpener } from './placeOpener';
import type { RoomStore } from './store';
import { roomOf } from './tickets';

/** The pause between the server's answer that a click has lost and showing 'lost'. */
const LOST_DELAY_MS = 200;
/**
 * How long a loss in a removed room is still shown, from the last moment at which the click could win. A
 * click takes less time.
 */
const LOSS_EXPIRY_MS = 6 * MINUTE_MS;
/** After this time, a place is one of an earlier show: the page does not open its address by itself. */
const PLACE_EXPIRY_MS = 12 * HOUR_MS;

/** Logged when a click ends without a result. The button then comes back, and another click is safe. */
export const CLICK_FAILED = 'Erro ao processar clique:';

/** Awaits the answers to clicks, stores and shows them, and opens the live session for winners. */
export class Answers {
  /** The ids of tickets whose answer is awaited, also those from earlier visits. */
  private readonly awaited = new Set<string>();

  constructor(
    private readonly store: RoomStore,
    private readonly opener: PlaceOpener,
  ) {}

  isAwaited({ vaga }: StoredTicket): boolean {
    return this.awaited.has(vaga);
  }

  /** Asks the server what became of an earlier click, without sending the click again. */
  async askAgain(ticket: StoredTicket): Promise<void> {
    if (this.isAwaited(ticket)) return;
    const { db, report } = this.store.deps;
    try {
      const answer = readClickResult(db, roomOf(ticket), ticket.vaga, { uid: ticket.dono });
      const { kind } = await this.awaitAnswer(ticket, answer);
      if (kind === 'clickAgain') this.store.showOutcome(ticket, 'none');
    } catch (error) {
      report(CLICK_FAILED, error);
      this.store.showOutcome(ticket, 'none');
    }
  }

  /** Shows the click as under way until the answer has come, then stores and shows the answer. */
  async awaitAnswer(ticket: StoredTicket, answer: Promise<ClickResult>): Promise<ClickResult> {
    this.awaited.add(ticket.vaga);
    this.store.showOutcome(ticket, 'clicking');
    const result = await answer.finally(() => this.awaited.delete(ticket.vaga));
    this.accept(ticket, result);
    return result;
  }

  /** Whether the ticket's click is too old: people would take its result for that of today's show. */
  hasExpired({ seen, state }: StoredTicket): boolean {
    return this.store.deps.deviceNow() - seen > (state === 'won' ? PLACE_EXPIRY_MS : LOSS_EXPIRY_MS);
  }

  private accept(ticket: StoredTicket, result: ClickResult): void {
    const { store } = this;
    const { tickets, track, deviceNow } = store.deps;
    switch (result.kind) {
      case 'won': {
        const won: StoredTicket = { ...ticket, vaga: result.ticketId, state: 'won' };
        tickets.store(won);
        if (this.hasExpired(won)) store.showOutcome(won, 'returned');
        else void this.opener.open(won);
        return track('sala_ganhou');
      }
      case 'lost':
        tickets.store({ ...ticket, state: 'lost' });
        track('sala_perdeu');
        if (result.removed && this.hasExpired(ticket)) store.forget(roomOf(ticket));
        else setTimeout(() => store.showOutcome(ticket, 'lost'), LOST_DELAY_MS);
        return;
      case 'undecided':
      case 'clickAgain':
        // Removes a ticket that no longer fits, because the team has changed for whom the show is: asked
        // about later, the ticket would show a loss although another ticket may have won in the same room.
        if (store.visitor.fitsShow(ticket)) tickets.store({ ...ticket, seen: deviceNow() });
        else tickets.remove(ticket);
        if (result.kind === 'undecided') store.showOutcome(ticket, 'none');
    }
  }
}
