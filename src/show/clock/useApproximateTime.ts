import { useEffect, useState } from 'react';
import { approximateOffset } from '../../base/approximateTime';
import { SECOND_MS } from '../../base/durations';
import { keepLoading } from '../../base/keepLoading';
import { onPageVisible } from '../../base/listenTo';

/**
 * The server's time, exact to a second and updated every second; the device's time while the server does not
 * answer. Null until the server has answered or the first request has failed, and while `running` is false.
 */
export function useApproximateTime(running: boolean): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    if (!running) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (offset: number) => {
      clearTimeout(timer);
      const time = Date.now() + offset;
      setNow(new Date(time));
      timer = setTimeout(tick, SECOND_MS - (time % SECOND_MS), offset);
    };
    const showDeviceTime = () => {
      if (timer === undefined) tick(0);
    };
    const ask = () => keepLoading(approximateOffset, tick, showDeviceTime);
    let endAsking = ask();
    // While the page was hidden, the device's clock may have been set: then the known offset is wrong.
    const endListening = onPageVisible(() => {
      endAsking();
      endAsking = ask();
    });
    return () => {
      endListening();
      endAsking();
      clearTimeout(timer);
      setNow(null);
    };
  }, [running]);
  return now;
}
