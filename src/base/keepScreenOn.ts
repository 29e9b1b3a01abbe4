import { onPageVisible } from './listenTo';

/**
 * Keeps the screen on while the page is visible: a phone that sleeps would miss a release. Returns a function
 * that lets the screen go off again.
 */
export function keepScreenOn(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  let stopped = false;
  let lock: WakeLockSentinel | undefined;
  const request = async () => {
    lock = await navigator.wakeLock.request('screen');
    if (stopped) await lock.release();
  };
  // Browsers may refuse the wake lock, for example while the battery is low.
  const tryRequest = () => void request().catch(() => {});
  if (document.visibilityState === 'visible') tryRequest();
  // Requests the lock again whenever the page becomes visible, because the browser releases the lock when the
  // page is hidden.
  const endListening = onPageVisible(tryRequest);
  return () => {
    stopped = true;
    endListening();
    void lock?.release();
  };
}
