import { HOUR_MS, MINUTE_MS } from '../../base/durations';
import type { StoredTicket } from '../../show/storedTickets';

/**
 * How long a loss in a removed room is still shown, from the last moment at which the click could win. A
 * click takes less time.
 */
const LOSS_EXPIRY_MS = 6 * MINUTE_MS;
/** After this time, a room is one of an earlier show: the page neither shows a place there nor opens it. */
const PLACE_EXPIRY_MS = 12 * HOUR_MS;

/** Whether the ticket's click is too old: people would take its result for that of today's show. */
export function hasExpired({ seen, state }: StoredTicket, now: number): boolean {
  return isOver(seen, state === 'won' ? PLACE_EXPIRY_MS : LOSS_EXPIRY_MS, now);
}

/** @param since when the room was there, or this visitor clicked there; ms since 1970, as `now` */
export function isOfEarlierShow(since: number, now: number): boolean {
  return isOver(since, PLACE_EXPIRY_MS, now);
}

/** A time in the future is over, too: the device's clock, which was fast, has been set right. */
function isOver(since: number, expiryMs: number, now: number): boolean {
  return Math.abs(now - since) > expiryMs;
}
