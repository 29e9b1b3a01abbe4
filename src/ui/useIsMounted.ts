import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still mounted, for use after an `await`. */
export function useIsMounted(): RefObject<boolean> {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
