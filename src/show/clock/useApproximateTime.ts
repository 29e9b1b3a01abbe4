import { useEffect, useState } from 'react';
import { approximateOffset } from '../../base/approximateTime';
import { SECOND_MS } from '../../base/durations';

/**
 * The server's time, exact to a second and updated every second; the device's time if the server does not
 * answer. Null until either is known, and while `running` is false.
 */
export function useApproximateTime(running: boolean): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    if (!running) return;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void approximateOffset().then((offset) => {
      const tick = () => {
        if (stopped) return;
        const time = Date.now() + offset;
        setNow(new Date(time));
        timer = setTimeout(tick, SECOND_MS - (time % SECOND_MS));
      };
      tick();
    });
    return () => {
      stopped = true;
      clearTimeout(timer);
      setNow(null);
    };
  }, [running]);
  return now;
}
