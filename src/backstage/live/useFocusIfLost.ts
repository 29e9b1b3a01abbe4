import { useEffect, useRef, type RefObject } from 'react';
import { focusIfLost } from '../../ui/focus';

/** A `ref` for a panel. The panel takes the focus if a change of `shown` has removed the focused button. */
export function useFocusIfLost(shown: unknown): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) focusIfLost(panel.current);
    before.current = shown;
  }, [shown]);
  return panel;
}
