import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';

interface Look {
  /**
   * Without a look, the button is golden: the main action of a form or page. `wide`: the same, larger and as
   * wide as its container. `large`: the only action on the screen. `quiet`: a secondary action. `plain`: an
   * action that looks like a link.
   */
  look?: 'large' | 'wide' | 'quiet' | 'plain' | undefined;
}

interface Props extends ComponentProps<'button'>, Look {
  /** Marks an action that cannot be undone. */
  danger?: boolean;
  /** The button ignores clicks but keeps the focus, which the attribute `disabled` would remove. */
  busy?: boolean;
  /** The button's text while it is busy. */
  busyText?: string;
}

/** `className` only positions the button. */
export function Button({
  look,
  danger,
  className,
  onClick,
  busy = false,
  busyText,
  children,
  ...props
}: Props) {
  return (
    <button
      type="button"
      className={classes(look, danger && styles.danger, className)}
      aria-disabled={busy}
      onClick={busy ? undefined : onClick}
      {...props}
    >
      {(busy && busyText) || children}
    </button>
  );
}

interface LinkProps extends ComponentProps<typeof Link>, Look {
  /** The link is as wide as its container. */
  full?: boolean;
  /** The link covers its whole card, so that a click anywhere on the card follows it. */
  covering?: boolean;
}

/** A link that looks like a button. `className` only positions it. */
export function ButtonLink({ look, full, covering, className, ...props }: LinkProps) {
  return (
    <Link className={classes(look, full && styles.full, covering && styles.covering, className)} {...props} />
  );
}

function classes(look: Look['look'], ...others: (string | false | undefined)[]): string {
  return [styles.button, look && styles[look], ...others].filter(Boolean).join(' ');
}
