import { useEffect, useState } from 'react';

export type Live = typeof import('./live');

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** The waiting room's Firestore part, null until it has been loaded; `failing` while that needs another attempt. */
export function useLive(): { live: Live | null; failing: boolean } {
  const [live, setLive] = useState<Live | null>(null);
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const tryAgain = () => setFailures(failures + 1);
    // Nobody waits for a pause to end once the network is back.
    if (failures > 0) window.addEventListener('online', tryAgain);
    import('./live').then(
      (module) => {
        if (!left) setLive(module);
      },
      () => {
        const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
        if (!left) timer = setTimeout(tryAgain, pause);
      },
    );
    return () => {
      left = true;
      clearTimeout(timer);
      window.removeEventListener('online', tryAgain);
    };
  }, [failures]);

  return { live, failing: !live && failures > 0 };
}
