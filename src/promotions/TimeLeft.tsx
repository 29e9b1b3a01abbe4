import { timeLeftText } from './period';
import styles from './TimeLeft.module.css';

/** The time left until a promotion's end, on a line of its own; screen readers hear it after a dot. */
export function TimeLeft({ end, now }: { end: Date; now: Date | null }) {
  const text = timeLeftText(end, now);
  return (
    text && (
      <strong className={styles.left}>
        <span className="visually-hidden">· </span>
        {text}
      </strong>
    )
  );
}
