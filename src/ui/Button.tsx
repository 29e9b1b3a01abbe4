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
  /** As wide as what it is in. */
  full?: boolean;
  /** Can be clicked anywhere on its card. */
  covering?: boolean;
}

interface Props extends ComponentProps<'button'>, Omit<Look, 'full' | 'covering'> {
  /** Ignores clicks but keeps the focus, which `disabled` would remove. */
  busy?: boolean;
}

/** @param props `className`: places it */
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

/**
 * A link that looks like a button.
 * @param props `className`: places it
 */
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
