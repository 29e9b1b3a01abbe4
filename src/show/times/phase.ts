import { MINUTE_MS } from '../../base/durations';
import type { ShowTimes } from '../../model';

/** `none`: the admin has set no times. `soon`: the last minute before the beginning. */
export type ShowPhase = 'none' | 'upcoming' | 'soon' | 'live' | 'over';

/** The last moments before the beginning of the show. */
export const SOON_MS = MINUTE_MS;
/** From this long before the show, pages say it is near and the room asks people to stay. */
export const WAIT_MS = 10 * MINUTE_MS;

/** @param roomOpen a room is open, so the show is live whatever its times */
export function phaseOf(times: ShowTimes | null, now: Date, roomOpen: boolean): ShowPhase {
  if (roomOpen) return 'live';
  if (!times) return 'none';
  if (now >= times.end) return 'over';
  if (now >= times.begin) return 'live';
  return times.begin.getTime() - now.getTime() > SOON_MS ? 'upcoming' : 'soon';
}

/** The show is too far away to ask people to stay. */
export function isFarAhead({ begin }: ShowTimes, now: Date): boolean {
  return begin.getTime() - now.getTime() > WAIT_MS;
}
