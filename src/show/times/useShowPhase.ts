import type { ShowTimes } from '../../model';
import { useApproximateTime } from '../clock/useApproximateTime';
import { phaseOf, type ShowPhase } from './phase';

/**
 * The phase of the show, and the present time. The time is null until it is known, and while the show has no
 * times. As long as it is null, the phase is `none`, or `live` if a room is open.
 */
export function useShowPhase(
  times: ShowTimes | null,
  roomOpen = false,
): { phase: ShowPhase; now: Date | null } {
  const now = useApproximateTime(times !== null);
  return { phase: phaseOf(times, now, roomOpen), now };
}
