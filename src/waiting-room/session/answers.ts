import { MINUTE_MS } from '../../base/durations';
import { hasLink, type LinkedRoom } from '../../model';
import type { StoredTicket } from '../../base/storedTickets';
import type { PlaceOpener } from './placeOpener';
import type { RoomStore } from './store';
import type { Dependencies } from './dependencies';
import type { Standing } from './standing';
import { roomOf } from './tickets';

/** The pause between the closing of a full room and the view that says 'lost'. */
const LOST_DELAY_MS = 200;
/** A loss in a removed room is shown only this long after the room was last seen. No click takes longer. */
const LOSS_EXPIRY_MS = 6 * MINUTE_MS;

/** Stores and shows the answer to a click, and opens the live session for winners. */
export class Answers {
  constructor(
    private readonly deps: Dependencies,
    private readonly store: RoomStore,
    private readonly opener: PlaceOpener,
  ) {}

  /** @returns the room as it is now, if its link has changed and the click goes on there; else null */
  accept(ticket: StoredTicket, standing: Standing): LinkedRoom | null {
    const { tickets, track, now } = this.deps;
    switch (standing.kind) {
      case 'won': {
        const won: StoredTicket = { ...ticket, vaga: standing.vaga, state: 'won' };
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
      case 'open':
        tickets.store({ ...ticket, seen: now() });
        if (hasLink(standing.room) && standing.room.link !== ticket.link) return standing.room;
        this.store.showOutcome(ticket, 'none');
        return null;
    }
  }

  /** Whether the ticket is so old that people would take 'lost' for the result of today's show. */
  hasExpired({ seen }: StoredTicket): boolean {
    return this.deps.now() - seen > LOSS_EXPIRY_MS;
  }
}
