import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { messages } from './messages';

/** For how long the button must be held, ms; the ring in desk.css fills in the same time. */
const HOLD_MS = 1_000;

const KEYS = new Set([' ', 'Enter']);

interface Props {
  /** Called once the button has been held for a second. */
  onHeld: () => void;
  /** The work that it has started is under way. */
  busy?: boolean;
  disabled?: boolean;
  look?: 'main' | 'quiet' | 'danger';
  children: ReactNode;
}

/**
 * A button for what cannot be undone on air: it must be held for a second, by finger, mouse, Space or Enter, while a ring fills.
 * Letting go, leaving it and Escape cancel.
 */
export function HoldButton({ onHeld, busy = false, disabled = false, look = 'quiet', children }: Props) {
  const [holding, setHolding] = useState(false);
  /** The button was only tapped: the hint, which screen readers read anyway, is shown. */
  const [tapped, setTapped] = useState(false);
  const hint = useId();
  const finish = useEffectEvent(() => {
    setHolding(false);
    setTapped(false);
    onHeld();
  });
  useEffect(() => {
    if (!holding) return undefined;
    const timer = setTimeout(() => finish(), HOLD_MS);
    return () => clearTimeout(timer);
  }, [holding]);

  const begin = () => setHolding(!busy && !disabled);
  const cancel = () => setHolding(false);
  const letGo = () => {
    setTapped(tapped || holding);
    cancel();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
    if (!KEYS.has(event.key)) return;
    event.preventDefault();
    if (!event.repeat) begin();
  };
  return (
    <>
      <button
        type="button"
        className={`desk-hold desk-hold-${look}`}
        data-holding={holding}
        aria-disabled={busy || disabled}
        aria-describedby={hint}
        onPointerDown={({ button }) => button === 0 && begin()}
        onPointerUp={letGo}
        onPointerLeave={cancel}
        onPointerCancel={cancel}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={onKeyDown}
        onKeyUp={letGo}
        onBlur={cancel}
      >
        <svg viewBox="0 0 36 36" aria-hidden="true">
          <circle cx="18" cy="18" r="15" pathLength="100" />
          <circle cx="18" cy="18" r="15" pathLength="100" />
        </svg>
        <span>{children}</span>
      </button>
      <Hint id={hint} shown={tapped} />
    </>
  );
}

function Hint({ id, shown }: { id: string; shown: boolean }) {
  const hint = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The button may be the last thing on the screen.
    if (shown) hint.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <span id={id} ref={hint} className={shown ? 'desk-hint' : 'visually-hidden'}>
      {messages.hold}
    </span>
  );
}
