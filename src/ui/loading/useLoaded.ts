import { useEffect, useState } from 'react';
import { report } from '../../base/reporting';

export type Loaded<T> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; data: T };

/**
 * Calls `load` when the component mounts, and returns the state of its result. A failure is logged.
 * `tryAgain` calls `load` again; data that were loaded before stay until it succeeds.
 * @param load the same function at every render; when the function changes, the new one is called. Null while
 * the result is not needed
 */
export function useLoaded<T>(load: (() => Promise<T>) | null): { loaded: Loaded<T>; tryAgain: () => void } {
  const [attempt, setAttempt] = useState({ load });
  const [answer, setAnswer] = useState<{ to: typeof attempt; loaded: Loaded<T> } | null>(null);
  if (attempt.load !== load) setAttempt({ load });

  useEffect(() => {
    if (!attempt.load) return;
    let stopped = false;
    attempt.load().then(
      (data) => {
        if (!stopped) setAnswer({ to: attempt, loaded: { status: 'ready', data } });
      },
      (error: unknown) => {
        report('Uma parte da página não foi carregada:', error);
        if (stopped) return;
        setAnswer((before) =>
          before && isReadyFor(before, attempt.load) ? before : { to: attempt, loaded: { status: 'failed' } },
        );
      },
    );
    return () => {
      stopped = true;
    };
  }, [attempt]);

  return {
    loaded:
      answer && (answer.to === attempt || isReadyFor(answer, load)) ? answer.loaded : { status: 'loading' },
    tryAgain: () => setAttempt({ load }),
  };
}

function isReadyFor(answer: { to: { load: unknown }; loaded: Loaded<unknown> }, load: unknown): boolean {
  return answer.to.load === load && answer.loaded.status === 'ready';
}
