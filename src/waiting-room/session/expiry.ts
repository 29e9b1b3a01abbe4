import { HOUR_MS, MINUTE_MS } from '../../base/durations';
import type { StoredTicket } from '../../show/storedTickets';

/**
 * How long a loss in a removed room is still shown, from the last moment at which the click could win. A
 * click takes less time.
 */
const LOSS_EXPIRY_MS = 6 * MINUTE_MS;
/**
 * How long a place that was won in an open show, and so has no owner, is shown if the show is now one for
 * registered people; counted from the last moment at which the click could win. It is not hidden at once,
 * because the team may change the kind of show right after the room. Later, the room was of an earlier show.
 */
const OTHER_SHOW_MS = HOUR_MS;
/** After this time, a room is one of an earlier show: the page neither shows a place there nor opens it. */
const PLACE_EXPIRY_MS = 12 * HOUR_MS;

/** Whether the ticket's click is too old: people would take its result for that of today's show. */
export function hasExpired({ seen, state }: StoredTicket, now: number): boolean {
  if (state === 'won') return isOfEarlierShow(seen, now);
  // A loss in the future is over, too: the device's clock, which was fast, has been set right.
  return Math.abs(now - seen) > LOSS_EXPIRY_MS;
}

/** @param forRegistered whether the present show is for registered people; null if that is not known */
export function isOfOpenShowBefore(
  ticket: StoredTicket,
  forRegistered: boolean | null,
  now: number,
): boolean {
  return forRegistered === true && ticket.dono === undefined && now - ticket.seen > OTHER_SHOW_MS;
}

/**
 * A time in the future is of this show: if the device's clock, which was fast, is set right during the show,
 * a winner must keep the place.
 * @param since when the room was there, or this visitor won or clicked there; ms since 1970, as `now`
 */
export function isOfEarlierShow(since: number, now: number): boolean {
  return now - since > PLACE_EXPIRY_MS;
}
