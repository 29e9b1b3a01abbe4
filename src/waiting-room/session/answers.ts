import type { StoredTicket } from '../../storedTickets';
import type { LiveSession } from './liveSession';
import type { RoomStore } from './store';
import type { Dependencies } from './dependencies';
import type { Standing } from './standing';
import { roomOf } from './tickets';

/** The pause between the closing of a full room and the view that says 'lost'. */
const LOST_DELAY_MS = 200;
/** A loss in a removed room is shown only this long after the room was last seen. No click takes longer. */
const LOSS_EXPIRY_MS = 360_000;

/** Stores and shows the answer to a click, and opens the live session for winners. */
export class Answers {
  constructor(
    private readonly deps: Dependencies,
    private readonly store: RoomStore,
    private readonly liveSession: LiveSession,
  ) {}

  /** @returns the room's new link, with which the click goes on, if the admin has changed it; else null */
  accept(ticket: StoredTicket, standing: Standing): string | null {
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
      if (standing.link !== ticket.link) return standing.link;
      this.store.showOutcome(ticket, 'none');
    }
    return null;
  }

  /** Whether the ticket is so old that people would take 'lost' for the result of today's show. */
  hasExpired({ seen }: StoredTicket): boolean {
    return this.deps.now() - seen > LOSS_EXPIRY_MS;
  }
}
