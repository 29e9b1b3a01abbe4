import type { ShowTimes } from '../../model';
import { useApproximateTime } from '../clock/useApproximateTime';
import { phaseOf, type ShowPhase } from './phase';

/**
 * The phase of the show, `none` until the time is known, and the present time, null until it is known. It is
 * also null while the show has no times.
 */
export function useShowPhase(
  times: ShowTimes | null,
  roomOpen = false,
): { phase: ShowPhase; now: Date | null } {
  const now = useApproximateTime(times !== null);
  return { phase: phaseOf(times, now, roomOpen), now };
}
