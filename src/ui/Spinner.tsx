import styles from './Spinner.module.css';

/**
 * A ring of light bulbs that turns around a star. Screen readers skip it, so show a text beside it.
 */
export function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 64 64" aria-hidden="true">
      <circle className={styles.bulbs} cx="32" cy="32" r="28" pathLength="48" />
      <path
        className={styles.star}
        d="m32 16 4.7 9.9 10.8 1.5-7.9 7.5 1.9 10.8-9.5-5.2-9.5 5.2 1.9-10.8-7.9-7.5 10.8-1.5z"
      />
    </svg>
  );
}
