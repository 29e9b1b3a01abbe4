import { useEffect } from 'react';
import { HOUR_MS } from '../base/durations';
import { keepScreenOn } from '../base/keepScreenOn';
import type { ShowTimes } from '../model';
import { AFTER_SHOW_MS } from '../show/times/phase';
import { useShowPhase } from '../show/times/useShowPhase';

interface Props {
  times: ShowTimes | null;
  /** Whether the button is there or counts down, or a click has no result yet. */
  called: boolean;
}

/**
 * Keeps the screen on, but not hours before the show and not after it: the phone of somebody who comes early
 * would be empty at the show. A component of its own, so that the page is not rendered each second.
 */
export function ScreenOn({ times, called }: Props) {
  const { now } = useShowPhase(times);
  const needed = called || !times || !now || isNear(times, now);
  useEffect(() => (needed ? keepScreenOn() : undefined), [needed]);
  return null;
}

function isNear({ begin, end }: ShowTimes, now: Date): boolean {
  return begin.getTime() - now.getTime() <= HOUR_MS && now.getTime() - end.getTime() < AFTER_SHOW_MS;
}
