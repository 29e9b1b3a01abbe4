import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';

interface Look {
  /** The only action on the screen. */
  large?: boolean;
  /** The main action of a page that has others. */
  main?: boolean;
  /** A secondary action. */
  quiet?: boolean;
  /** A secondary action that looks like a link. */
  plain?: boolean;
  /** An action that cannot be undone. */
  danger?: boolean;
  /** As wide as its container. */
  full?: boolean;
  /** A link that covers its whole card, so that a click anywhere on the card follows it. */
  covering?: boolean;
}

interface Props extends ComponentProps<'button'>, Omit<Look, 'full' | 'covering'> {
  /** Ignores clicks but keeps the focus, which `disabled` would remove. */
  busy?: boolean;
}

/** `className` is only for the button's position. */
export function Button({
  large,
  main,
  quiet,
  plain,
  danger,
  busy = false,
  className,
  onClick,
  ...props
}: Props) {
  return (
    <button
      type="button"
      className={classes({ large, main, quiet, plain, danger }, className)}
      aria-disabled={busy}
      onClick={busy ? undefined : onClick}
      {...props}
    />
  );
}

/** A link that looks like a button. Its `className` is only for its position. */
export function ButtonLink({
  main,
  quiet,
  plain,
  full,
  covering,
  className,
  ...props
}: ComponentProps<typeof Link> & Omit<Look, 'large' | 'danger'>) {
  return <Link className={classes({ main, quiet, plain, full, covering }, className)} {...props} />;
}

function classes(looks: { [Name in keyof Look]: boolean | undefined }, place: string | undefined): string {
  const chosen = Object.entries(looks).map(([look, has]) => has && styles[look]);
  return [styles.button, ...chosen, place].filter(Boolean).join(' ');
}
