import { useEffect } from 'react';

/** Keeps the screen on while the page is visible, in browsers that can; a phone that sleeps would miss the release. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let left = false;
    let lock: WakeLockSentinel | undefined;
    // The browser releases the lock whenever the page is hidden.
    const request = async () => {
      if (document.visibilityState !== 'visible') return;
      lock = await navigator.wakeLock.request('screen');
      if (left) await lock.release();
    };
    // Refused, for example, while the battery is low.
    const tryRequest = () => void request().catch(() => {});
    tryRequest();
    document.addEventListener('visibilitychange', tryRequest);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', tryRequest);
      void lock?.release();
    };
  }, []);
}
