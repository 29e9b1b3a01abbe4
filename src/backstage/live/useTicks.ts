import { useEffect, useState } from 'react';

/** The interval at which the time is read: so short that the display skips no second. */
const TICK_MS = 200;

/** The time of the given clock, updated five times a second. */
export function useTicks(now: () => number): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), TICK_MS);
    return () => clearInterval(timer);
  }, [now]);
  return time;
}
