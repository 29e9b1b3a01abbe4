import { useEffect, useState } from 'react';
import type { ShowTimes } from '../model';
import { serverNow } from '../serverTime';
import { phaseOf, type ShowPhase } from './phase';

const SECOND_MS = 1_000;

/** The phase of the show and the time by which it was chosen, which is null until it is known and while no times are set. */
export function useShowPhase(
  times: ShowTimes | null,
  roomOpen: boolean,
): { phase: ShowPhase; now: Date | null } {
  const now = useServerClock(times !== null);
  return { phase: phaseOf(now && times, now ?? new Date(0), roomOpen), now };
}

/** The server's time, every second, or the device's if the server's is not known; null at first. */
export function useServerClock(running: boolean): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    if (!running) return;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void serverNow().then((server) => {
      const offset = server ? server.getTime() - Date.now() : 0;
      const tick = () => {
        if (left) return;
        const time = Date.now() + offset;
        setNow(new Date(time));
        timer = setTimeout(tick, SECOND_MS - (time % SECOND_MS));
      };
      tick();
    });
    return () => {
      left = true;
      clearTimeout(timer);
      setNow(null);
    };
  }, [running]);
  return now;
}
