import styles from './Failure.module.css';

/** The place for what went wrong and what to do about it; not seen while it is empty. */
export function Failure({ text }: { text: string }) {
  return (
    <p className={styles.failure} role="alert">
      {text}
    </p>
  );
}
