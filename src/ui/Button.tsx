import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';

interface Look {
  /** The one thing to do on the screen. */
  large?: boolean;
  /** Beside something that most people want more. */
  quiet?: boolean;
  /** It cannot be undone. */
  danger?: boolean;
}

interface Props extends ComponentProps<'button'>, Look {
  /** At work: a click does nothing, but the focus stays, which `disabled` would take away. */
  busy?: boolean;
}

export function Button({ large, quiet, danger, busy = false, onClick, ...props }: Props) {
  return (
    <button
      type="button"
      className={classes(large && 'large', quiet && 'quiet', danger && 'danger')}
      aria-disabled={busy}
      onClick={busy ? undefined : onClick}
      {...props}
    />
  );
}

/** Leads somewhere, in the app or out of it, as a button would. */
export function ButtonLink({ quiet, ...props }: ComponentProps<typeof Link> & Pick<Look, 'quiet'>) {
  return <Link className={classes(quiet && 'quiet')} {...props} />;
}

function classes(...looks: (keyof Look | false | undefined)[]): string {
  return ['button' as const, ...looks]
    .map((look) => look && styles[look])
    .filter(Boolean)
    .join(' ');
}
