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
}

interface Props extends ComponentProps<'button'>, Look {
  /** Ignores clicks but keeps the focus, which `disabled` would remove. */
  busy?: boolean;
}

export function Button({ large, main, quiet, plain, danger, busy = false, onClick, ...props }: Props) {
  return (
    <button
      type="button"
      className={classes(
        large && 'large',
        main && 'main',
        quiet && 'quiet',
        plain && 'plain',
        danger && 'danger',
      )}
      aria-disabled={busy}
      onClick={busy ? undefined : onClick}
      {...props}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  main,
  quiet,
  ...props
}: ComponentProps<typeof Link> & Pick<Look, 'main' | 'quiet'>) {
  return <Link className={classes(main && 'main', quiet && 'quiet')} {...props} />;
}

function classes(...looks: (keyof Look | false | undefined)[]): string {
  return ['button' as const, ...looks]
    .map((look) => look && styles[look])
    .filter(Boolean)
    .join(' ');
}
