import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still on the page, for work that ends later. */
export function useIsShown(): RefObject<boolean> {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return shown;
}
