import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';

interface Look {
  /**
   * `large` is the only action on the screen, `main` the main one of a page that has others. `quiet` is a
   * secondary action, and `plain` one that looks like a link.
   */
  look?: 'large' | 'main' | 'quiet' | 'plain' | undefined;
}

interface Props extends ComponentProps<'button'>, Look {
  /** An action that cannot be undone. */
  danger?: boolean;
  /** Ignores clicks but keeps the focus, which `disabled` would remove. */
  busy?: boolean;
}

/** `className` is only for the button's position. */
export function Button({ look, danger = false, busy = false, className, onClick, ...props }: Props) {
  return (
    <button
      type="button"
      className={classes(look, danger && styles.danger, className)}
      aria-disabled={busy}
      onClick={busy ? undefined : onClick}
      {...props}
    />
  );
}

interface LinkProps extends ComponentProps<typeof Link>, Look {
  /** As wide as its container. */
  full?: boolean;
  /** Covers its whole card, so that a click anywhere on the card follows it. */
  covering?: boolean;
}

/** A link that looks like a button. Its `className` is only for its position. */
export function ButtonLink({ look, full = false, covering = false, className, ...props }: LinkProps) {
  return (
    <Link className={classes(look, full && styles.full, covering && styles.covering, className)} {...props} />
  );
}

function classes(look: Look['look'], ...others: (string | false | undefined)[]): string {
  return [styles.button, look && styles[look], ...others].filter(Boolean).join(' ');
}
