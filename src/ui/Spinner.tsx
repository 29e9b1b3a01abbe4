import styles from './Spinner.module.css';

/** Movement only; whoever shows it says in words what is being waited for. */
export function Spinner() {
  return <div className={styles.spinner} aria-hidden="true" />;
}
