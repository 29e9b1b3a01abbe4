import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useTrueAfter } from '../../ui/useTrueAfter';

/** How long a button must be held. The ring of the style sheet fills in the same time. */
const HOLD_MS = 1_000;

/**
 * Screen readers and voice control cannot hold a button: they send a click without a press, or a press
 * without length. Two of these do the same as holding, if they are this far apart.
 */
const NO_LENGTH_MS = 10;
const SECOND_PRESS_FROM_MS = 1_000;
const SECOND_PRESS_UNTIL_MS = 8_000;

const KEYS = new Set([' ', 'Enter']);

/**
 * Detects that a button is held for a second by finger, mouse, Space or Enter, or pressed twice by a screen
 * reader. Letting go, leaving the button, Escape or losing the focus cancel the press.
 * @param blocked true if a press must have no effect, however long it is held
 * @param onHeld called once the button has been held for a second
 */
export function useHold(blocked: boolean, onHeld: () => void) {
  const [held, setHeld] = useState(false);
  const [missed, setMissed] = useState<'tooShort' | 'pressAgain' | null>(null);
  const pressedAt = useRef(0);
  const firstPressAt = useRef(-Infinity);
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
  const tooLate = useTrueAfter(missed === 'pressAgain', SECOND_PRESS_UNTIL_MS);

  const begin = () => {
    pressedAt.current = performance.now();
    setMissed(null);
    setHeld(!blocked);
  };
  const cancel = () => setHeld(false);
  const pressWithoutLength = () => {
    const now = performance.now();
    const sinceFirst = now - firstPressAt.current;
    const isSecond = sinceFirst >= SECOND_PRESS_FROM_MS && sinceFirst <= SECOND_PRESS_UNTIL_MS;
    firstPressAt.current = isSecond ? -Infinity : now;
    setMissed(isSecond ? null : 'pressAgain');
    if (isSecond) onHeld();
  };
  const letGo = () => {
    cancel();
    if (!holding) return;
    if (performance.now() - pressedAt.current < NO_LENGTH_MS) pressWithoutLength();
    else setMissed('tooShort');
  };
  return {
    holding,
    /** How the last press failed; null if it was held long enough, or if Escape or a lost focus ended it. */
    missed: blocked || tooLate ? null : missed,
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
      // Only a click that no finger, mouse or key has made counts zero presses.
      onClick: ({ detail }: { detail: number }) => detail === 0 && !blocked && pressWithoutLength(),
      onBlur: cancel,
    },
  };
}
