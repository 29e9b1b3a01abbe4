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
    import('./live').then(
      (module) => {
        if (!left) setLive(module);
      },
      () => {
        const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
        if (!left) timer = setTimeout(() => setFailures(failures + 1), pause);
      },
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [failures]);

  return { live, failing: !live && failures > 0 };
}
