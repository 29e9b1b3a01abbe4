import type { ShowTimes } from '../model';
import { phaseOf, type ShowPhase } from './phase';
import { useServerClock } from './useServerClock';

/** The phase of the show and the time by which it was chosen, which is null until it is known and while no times are set. */
export function useShowPhase(
  times: ShowTimes | null,
  roomOpen: boolean,
): { phase: ShowPhase; now: Date | null } {
  const now = useServerClock(times !== null);
  return { phase: phaseOf(now && times, now ?? new Date(0), roomOpen), now };
}
