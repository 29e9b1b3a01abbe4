import { useEffect } from 'react';
import { onPageVisible } from '../base/listenTo';

/** Keeps the screen on while the page is visible: a phone that sleeps would miss the release. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let stopped = false;
    let lock: WakeLockSentinel | undefined;
    const request = async () => {
      lock = await navigator.wakeLock.request('screen');
      if (stopped) await lock.release();
    };
    // Browsers refuse it, for example, while the battery is low.
    const tryRequest = () => void request().catch(() => {});
    if (document.visibilityState === 'visible') tryRequest();
    // The browser releases the lock whenever the page is hidden.
    const endListening = onPageVisible(tryRequest);
    return () => {
      stopped = true;
      endListening();
      void lock?.release();
    };
  }, []);
}
