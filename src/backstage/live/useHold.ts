import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';

/** How long a button must be held. The ring of the style sheet fills in the same time. */
const HOLD_MS = 1_000;

/** A click that comes within this time after a press is a part of that press. */
const PRESS_CLICK_MS = 1_000;

/** When the second of two clicks does the same as holding: neither at once nor late, after the first. */
const SECOND_CLICK_FROM_MS = 1_000;
const SECOND_CLICK_UNTIL_MS = 8_000;

const KEYS = new Set([' ', 'Enter']);

/**
 * Detects that a button is held for a second by finger, mouse, Space or Enter. Letting go, leaving the
 * button, Escape or losing the focus cancel the press. Screen readers and voice control cannot hold a button:
 * they send clicks without a press, of which two do the same.
 * @param blocked true if a press must have no effect, however long it is held
 * @param onHeld called once the button has been held for a second
 */
export function useHold(blocked: boolean, onHeld: () => void) {
  const [held, setHeld] = useState(false);
  const [tooShort, setTooShort] = useState(false);
  const isPressed = useRef(false);
  const clicks = useTwoClicks(blocked, onHeld);
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
    isPressed.current = true;
    setTooShort(false);
    setHeld(!blocked);
  };
  const cancel = () => {
    isPressed.current = false;
    clicks.onPressEnd();
    setHeld(false);
  };
  const letGo = () => {
    // A mouse may also pass over the button without a press.
    if (!isPressed.current) return;
    if (holding) setTooShort(true);
    cancel();
  };
  return {
    holding,
    /** How the last press or click failed; null if it did not, or if Escape or a lost focus ended it. */
    missed: blocked
      ? null
      : clicks.hasFirst
        ? ('pressAgain' as const)
        : tooShort
          ? ('tooShort' as const)
          : null,
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
      onClick: () => clicks.onClick() && setTooShort(false),
      onBlur: cancel,
    },
  };
}

/** Detects two clicks without a press, 1 to 8 s apart. A press, or `blocked`, makes it forget the first. */
function useTwoClicks(blocked: boolean, onSecond: () => void) {
  const pressEndedAt = useRef(-Infinity);
  const [firstAt, setFirstAt] = useState<number | null>(null);
  if (blocked && firstAt !== null) setFirstAt(null);
  useEffect(() => {
    if (firstAt === null) return undefined;
    const timer = setTimeout(() => setFirstAt(null), SECOND_CLICK_UNTIL_MS);
    return () => clearTimeout(timer);
  }, [firstAt]);
  return {
    hasFirst: firstAt !== null,
    onPressEnd: () => {
      pressEndedAt.current = performance.now();
      setFirstAt(null);
    },
    /** Returns whether the click counts, because it belongs to no press. */
    onClick: () => {
      const now = performance.now();
      if (blocked || now - pressEndedAt.current < PRESS_CLICK_MS) return false;
      const isSecond = firstAt !== null && now - firstAt >= SECOND_CLICK_FROM_MS;
      setFirstAt(isSecond ? null : now);
      if (isSecond) onSecond();
      return true;
    },
  };
}
