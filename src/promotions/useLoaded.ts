import { useEffect, useState } from 'react';

export type Loaded<T> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; data: T };

/**
 * What `load` finds, once for the page; a failure is logged.
 * @param load the same function for as long as it is the same question
 */
export function useLoaded<T>(load: () => Promise<T>): { loaded: Loaded<T>; tryAgain: () => void } {
  const [attempt, setAttempt] = useState({ load });
  const [answer, setAnswer] = useState<{ to: object; loaded: Loaded<T> } | null>(null);
  if (attempt.load !== load) setAttempt({ load });

  useEffect(() => {
    let left = false;
    const show = (loaded: Loaded<T>) => {
      if (!left) setAnswer({ to: attempt, loaded });
    };
    attempt.load().then(
      (data) => show({ status: 'ready', data }),
      (error: unknown) => {
        console.error('Uma parte da página não foi carregada:', error);
        show({ status: 'failed' });
      },
    );
    return () => {
      left = true;
    };
  }, [attempt]);

  return {
    loaded: answer?.to === attempt ? answer.loaded : { status: 'loading' },
    tryAgain: () => setAttempt({ load }),
  };
}
