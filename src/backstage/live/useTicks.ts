import { useEffect, useState } from 'react';

/** How often the time is read: often enough that no second is skipped. */
const TICK_MS = 200;

/** The time by a clock, renewed several times a second. */
export function useTicks(now: () => number): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), TICK_MS);
    return () => clearInterval(timer);
  }, [now]);
  return time;
}
