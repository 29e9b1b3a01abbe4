import { useEffect, useState } from 'react';

/** Becomes true when the value has been true for `ms` without interruption. */
export function useTrueAfter(value: boolean, ms: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(() => setElapsed(true), ms);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [value, ms]);
  return elapsed;
}
