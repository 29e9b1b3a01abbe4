import { MINUTE_MS } from '../../base/durations';
import type { ShowTimes } from '../../model';

/**
 * `none`: no room is open, and the show has no times or it is not known what time it is. `soon`: the last
 * minute before the beginning.
 */
export type ShowPhase = 'none' | 'upcoming' | 'soon' | 'live' | 'over';

/** How long before the beginning the phase `soon` starts. */
const SOON_MS = MINUTE_MS;
/** From this long before the show on, pages announce it and the waiting room asks people to stay. */
export const WAIT_MS = 10 * MINUTE_MS;

/** After its end, the show may go on: the team may move the end, or open one more room. */
export const AFTER_SHOW_MS = 30 * MINUTE_MS;

/** @param roomOpen whether a room is open: while one is, the show is live whatever its times */
export function phaseOf(times: ShowTimes | null, now: Date | null, roomOpen: boolean): ShowPhase {
  if (roomOpen) return 'live';
  if (!times || !now) return 'none';
  if (now >= times.end) return 'over';
  if (now >= times.begin) return 'live';
  return times.begin.getTime() - now.getTime() > SOON_MS ? 'upcoming' : 'soon';
}

/** Whether the show is too far away to ask people to stay. */
export function isFarAhead({ begin }: ShowTimes, now: Date): boolean {
  return begin.getTime() - now.getTime() > WAIT_MS;
}
