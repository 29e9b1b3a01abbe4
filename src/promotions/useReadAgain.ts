import { useEffect, useEffectEvent, useRef } from 'react';
import { MINUTE_MS } from '../base/durations';
import { onPageVisible } from '../base/listenTo';

const MAX_AGE_MS = 10 * MINUTE_MS;

/**
 * Calls `readAgain` when the page becomes visible and the data are 10 minutes old or more: a promotion may
 * have ended meanwhile, or have its result.
 * @param data what has been read; another object after each read that succeeds
 */
export function useReadAgain(data: object, readAgain: () => void): void {
  const read = useRef({ data, at: 0 });
  useEffect(() => {
    read.current = { data, at: Date.now() };
  }, [data]);
  const onVisible = useEffectEvent(() => {
    // The read is in the future if the device's clock, which was fast, has been set right.
    if (Math.abs(Date.now() - read.current.at) >= MAX_AGE_MS) readAgain();
  });
  useEffect(() => onPageVisible(() => onVisible()), []);
}
