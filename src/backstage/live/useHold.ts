import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';

/** How long a button must be held. The ring of the style sheet fills in the same time. */
const HOLD_MS = 1_000;

const KEYS = new Set([' ', 'Enter']);

/**
 * Detects that a button is held for a second by finger, mouse, Space or Enter. Letting go, leaving the
 * button, Escape or losing the focus cancel the press.
 * @param blocked true if a press must have no effect, however long it is held
 * @param onHeld called once the button has been held for a second
 */
export function useHold(blocked: boolean, onHeld: () => void) {
  const [held, setHeld] = useState(false);
  const [tooShort, setTooShort] = useState(false);
  const holding = held && !blocked;
  const finish = useEffectEvent(() => {
    setHeld(false);
    onHeld();
  });
  useEffect(() => {
    if (!holding) return undefined;
    const timer = setTimeout(() => finish(), HOLD_MS);
    return () => clearTimeout(timer);
  }, [holding]);

  const begin = () => {
    setTooShort(false);
    setHeld(!blocked);
  };
  const cancel = () => setHeld(false);
  const letGo = () => {
    if (holding) setTooShort(true);
    cancel();
  };
  return {
    holding,
    /** Whether the last press was shorter than a second; not if Escape or a lost focus has cancelled it. */
    tooShort: tooShort && !blocked,
    handlers: {
      onPointerDown: ({ button }: { button: number }) => button === 0 && begin(),
      onPointerUp: letGo,
      onPointerLeave: letGo,
      onPointerCancel: letGo,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') cancel();
        if (!KEYS.has(event.key)) return;
        event.preventDefault();
        if (!event.repeat) begin();
      },
      onKeyUp: letGo,
      onBlur: cancel,
    },
  };
}
