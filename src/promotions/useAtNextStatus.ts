import { useEffect, useEffectEvent, useState } from 'react';
import { MINUTE_MS, SECOND_MS } from '../base/durations';
import { growingPause } from '../base/timeouts';
import type { PromotionNow } from './loadPromotions';
import { statusOf } from './period';

/** The pauses between calls: even the first is longer than a read of the promotion may take. */
const PAUSES_MS = { first: 15_000, longest: 60_000 };

/**
 * Calls `readAgain` when the promotion begins or ends, and repeats the call until `page` is a new object, the
 * result of a new read.
 * @returns the server's time, updated every minute until the promotion begins or ends; null if it is not
 * known
 */
export function useAtNextStatus(page: PromotionNow | null, readAgain: () => void): Date | null {
  const [minute, setMinute] = useState(0);
  const onNextStatus = useEffectEvent(readAgain);
  useEffect(() => {
    if (!page?.promotion || !page.now) return;
    const { promotion, now } = page;
    const status = statusOf(promotion, now);
    const offset = now.getTime() - Date.now();
    let calls = 0;
    let timer: ReturnType<typeof setTimeout>;
    // Looks every second, because timers stand still while the device sleeps.
    const look = () => {
      const time = Date.now() + offset;
      const changed = statusOf(promotion, new Date(time)) !== status;
      if (changed) onNextStatus();
      else setMinute(Math.floor(time / MINUTE_MS));
      timer = setTimeout(look, changed ? growingPause(calls++, PAUSES_MS) : SECOND_MS - (time % SECOND_MS));
    };
    look();
    return () => clearTimeout(timer);
  }, [page]);
  return page?.now ? new Date(Math.max(page.now.getTime(), minute * MINUTE_MS)) : null;
}
