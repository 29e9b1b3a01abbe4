import { useEffect } from 'react';
import { HOUR_MS } from '../base/durations';
import { keepScreenOn } from '../base/keepScreenOn';
import type { ShowTimes } from '../model';
import { useShowPhase } from '../show/times/useShowPhase';

interface Props {
  times: ShowTimes | null;
  /** Whether the button is there or counts down. */
  called: boolean;
}

/**
 * Keeps the screen on, but not hours before the show and not after it: the phone of somebody who comes early
 * would be empty at the show. A component of its own, so that the page is not rendered each second.
 */
export function ScreenOn({ times, called }: Props) {
  const { phase, now } = useShowPhase(times);
  const early = times !== null && now !== null && times.begin.getTime() - now.getTime() > HOUR_MS;
  const needed = called || (phase !== 'over' && !early);
  useEffect(() => (needed ? keepScreenOn() : undefined), [needed]);
  return null;
}
