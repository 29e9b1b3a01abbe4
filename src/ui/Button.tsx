import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';

interface Look {
  /** The one thing to do on the screen. */
  large?: boolean;
  /** Beside something that most people want more. */
  quiet?: boolean;
}

interface Props extends ComponentProps<'button'>, Look {
  /** At work: a click does nothing, but the focus stays, which `disabled` would take away. */
  busy?: boolean;
}

export function Button({ large = false, quiet = false, busy = false, onClick, ...props }: Props) {
  return (
    <button
      type="button"
      className={classes({ large, quiet })}
      aria-disabled={busy}
      onClick={busy ? undefined : onClick}
      {...props}
    />
  );
}

/** Leads somewhere, in the app or out of it, as a button would. */
export function ButtonLink({ large = false, quiet = false, ...props }: ComponentProps<typeof Link> & Look) {
  return <Link className={classes({ large, quiet })} {...props} />;
}

function classes({ large, quiet }: Look): string {
  return [styles.button, large && styles.large, quiet && styles.quiet].filter(Boolean).join(' ');
}
