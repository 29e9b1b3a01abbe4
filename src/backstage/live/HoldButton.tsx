import { useId, type ReactNode } from 'react';
import { useTrueAfter } from '../../ui/useTrueAfter';
import { useConnected } from '../TeamContext';
import { messages } from '../messages';
import { liveMessages } from './liveMessages';
import { useHold } from './useHold';

const texts = liveMessages.hold;

/**
 * How long a button stays disabled after it has appeared. Nervous people press twice: the second press must
 * not hit a button that the first press has brought up.
 */
export const SETTLING_MS = 3_000;

interface Props {
  /** Called once the button has been held for a second. */
  onHeld: () => void;
  /** Whether the action that the button started is still under way. */
  busy?: boolean;
  /** The button's text while it is busy. */
  busyText?: string;
  disabled?: boolean;
  /** `plain` for the less likely of two actions. */
  look?: 'main' | 'quiet' | 'plain' | 'danger' | 'delete';
  /** `large` for the button that the whole screen is about. */
  size?: 'large' | undefined;
  children: ReactNode;
}

/**
 * A button for actions that cannot be undone during a live show: it must be held for a second, while a ring
 * fills. Screen readers may press it twice instead.
 */
export function HoldButton({
  onHeld,
  busy = false,
  busyText,
  disabled = false,
  look = 'quiet',
  size,
  children,
}: Props) {
  const connected = useConnected();
  const settled = useTrueAfter(true, SETTLING_MS);
  const blocked = busy || disabled || !connected || !settled;
  const { holding, missed, handlers } = useHold(blocked, onHeld);
  const name = useId();
  const hint = useId();
  const how = texts[missed ?? 'how'];
  const obstacle = !connected ? messages.offline : !settled ? texts.settling : '';
  return (
    <>
      <button
        type="button"
        className={`desk-hold desk-hold-${look} ${blocked ? 'desk-disabled' : ''}`}
        data-size={size}
        data-holding={holding}
        aria-disabled={blocked}
        aria-labelledby={name}
        aria-describedby={hint}
        onContextMenu={(event) => event.preventDefault()}
        {...handlers}
      >
        <svg viewBox="0 0 36 36" aria-hidden="true">
          <circle cx="18" cy="18" r="15" pathLength="100" />
          <circle cx="18" cy="18" r="15" pathLength="100" />
          <text x="18" y="18">
            {texts.ring}
          </text>
        </svg>
        <span>
          <span id={name}>{(busy && busyText) || children}</span>
          <small id={hint}>{busy ? '' : obstacle || how}</small>
        </span>
      </button>
      {/* A live region beside the button, because screen readers do not announce changes inside a button. */}
      <span role="status" className="visually-hidden">
        {missed && texts[missed]}
      </span>
    </>
  );
}
