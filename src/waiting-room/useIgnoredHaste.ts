import { useEffect, useRef, type MouseEvent } from 'react';

/** How long clicks are ignored after the component has appeared, and after each ignored click. */
const HASTE_MS = 700;

/**
 * For links that may appear where people are clicking on something else: makes a handler for the clicks'
 * capture phase that ignores the clicks that are still meant for that.
 */
export function useIgnoredHaste(): (event: MouseEvent) => void {
  const lastClick = useRef(0);
  useEffect(() => {
    lastClick.current = performance.now();
  }, []);
  return (event) => {
    const now = performance.now();
    if (now - lastClick.current > HASTE_MS) return;
    lastClick.current = now;
    event.preventDefault();
    event.stopPropagation();
  };
}
