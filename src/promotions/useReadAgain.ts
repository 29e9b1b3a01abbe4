import { useEffect, useEffectEvent, useRef } from 'react';
import { MINUTE_MS } from '../base/durations';
import { onPageVisible } from '../base/listenTo';

const MAX_AGE_MS = 10 * MINUTE_MS;

/**
 * Calls `readAgain` when the page becomes visible 10 minutes or more after it was last read: a promotion may
 * have ended meanwhile, or have its result.
 */
export function useReadAgain(readAgain: () => void): void {
  const readAt = useRef(0);
  const onVisible = useEffectEvent(() => {
    if (Date.now() - readAt.current < MAX_AGE_MS) return;
    readAt.current = Date.now();
    readAgain();
  });
  useEffect(() => {
    readAt.current = Date.now();
    return onPageVisible(() => onVisible());
  }, []);
}
