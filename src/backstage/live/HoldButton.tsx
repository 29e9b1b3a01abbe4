import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useConnected } from '../connection';
import { liveMessages } from './liveMessages';

/** For how long the button must be held. The ring in the style sheet fills in the same time. */
const HOLD_MS = 1_000;

const KEYS = new Set([' ', 'Enter']);

interface Props {
  /** Called once the button has been held for a second. */
  onHeld: () => void;
  /** The work that the button has started is not finished. */
  busy?: boolean;
  disabled?: boolean;
  look?: 'main' | 'quiet' | 'danger';
  children: ReactNode;
}

/**
 * A button for what cannot be undone on air: it must be held for a second, by finger, mouse, Space or Enter,
 * while a ring fills. Letting go, leaving it and Escape cancel.
 */
export function HoldButton({ onHeld, busy = false, disabled = false, look = 'quiet', children }: Props) {
  const connected = useConnected();
  const blocked = busy || disabled || !connected;
  const [held, setHolding] = useState(false);
  const holding = held && !blocked;
  const name = useId();
  const hint = useId();
  const finish = useEffectEvent(() => {
    setHolding(false);
    onHeld();
  });
  useEffect(() => {
    if (!holding) return undefined;
    const timer = setTimeout(() => finish(), HOLD_MS);
    return () => clearTimeout(timer);
  }, [holding]);

  const begin = () => setHolding(!blocked);
  const cancel = () => setHolding(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
    if (!KEYS.has(event.key)) return;
    event.preventDefault();
    if (!event.repeat) begin();
  };
  return (
    <button
      type="button"
      className={`desk-hold desk-hold-${look}`}
      data-holding={holding}
      aria-disabled={blocked}
      aria-labelledby={name}
      aria-describedby={hint}
      onPointerDown={({ button }) => button === 0 && begin()}
      onPointerUp={cancel}
      onPointerLeave={cancel}
      onPointerCancel={cancel}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
      onKeyUp={cancel}
      onBlur={cancel}
    >
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="15" pathLength="100" />
        <circle cx="18" cy="18" r="15" pathLength="100" />
      </svg>
      <span>
        <span id={name}>{children}</span>
        <small id={hint}>{connected ? liveMessages.hold : liveMessages.holdOffline}</small>
      </span>
    </button>
  );
}
