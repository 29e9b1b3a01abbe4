import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface Look {
  /** The one thing to do on the screen. */
  large?: boolean;
  /** At work: a click does nothing, but the focus stays, which `disabled` would take away. */
  busy?: boolean;
}

export function Button({ large = false, busy = false, onClick, ...props }: ComponentProps<'button'> & Look) {
  return (
    <button
      type="button"
      className={large ? `${styles.button} ${styles.large}` : styles.button}
      aria-disabled={busy}
      onClick={busy ? undefined : onClick}
      {...props}
    />
  );
}

/** A link that looks like a button, for where it leads out of the app. */
export function ButtonLink(props: ComponentProps<'a'>) {
  return (
    <a className={styles.button} {...props}>
      {props.children}
    </a>
  );
}
