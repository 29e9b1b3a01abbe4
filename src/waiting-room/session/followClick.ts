import { sleep } from '../../base/timeouts';
import type { StoredTicket } from '../../show/storedTickets';
import type { ClickResult } from './clickResult';
import { hasExpired } from './expiry';
import type { PlaceOpener } from './placeOpener';
import type { RoomStore } from './store';
import { roomOf } from './tickets';

/** The pause between the server's answer that a click has lost and showing 'lost'. */
const LOST_DELAY_MS = 200;

/**
 * Shows the ticket's click as under way until its result has come, stores that, and opens the live session
 * for a winner.
 * @param resultOf sends the click, or asks what became of an earlier one
 * @returns null if the page already follows this click, or cannot learn its result
 */
export async function followClick(
  store: RoomStore,
  opener: PlaceOpener,
  ticket: StoredTicket,
  resultOf: () => Promise<ClickResult>,
): Promise<ClickResult | null> {
  const { activities } = store;
  if (activities.of(ticket.vaga)) return null;
  return activities.whileClicking(ticket.vaga, async () => {
    const result = await resultOf();
    await accept(store, opener, ticket, result);
    return result;
  });
}

async function accept(
  store: RoomStore,
  opener: PlaceOpener,
  ticket: StoredTicket,
  result: ClickResult,
): Promise<void> {
  const { tickets, track, deviceNow } = store.deps;
  switch (result.kind) {
    case 'won': {
      const won: StoredTicket = { ...ticket, vaga: result.ticketId, state: 'won' };
      tickets.store(won);
      if (hasExpired(won, deviceNow())) return;
      void opener.open(won);
      return track('sala_ganhou');
    }
    case 'lost':
      tickets.store({ ...ticket, state: 'lost' });
      if (result.removed && hasExpired(ticket, deviceNow()))
        return store.dispatch({ type: 'forgotten', room: roomOf(ticket) });
      track('sala_perdeu');
      return sleep(LOST_DELAY_MS);
    case 'undecided':
      // Removes a ticket that no longer fits, because the team has changed for whom the show is: asked about
      // later, the ticket would show a loss although another ticket may have won in the same room.
      if (store.visitor.fitsShow(ticket)) tickets.store({ ...ticket, seen: deviceNow() });
      else tickets.remove(ticket);
  }
}
