import styles from './Spinner.module.css';

/**
 * A loading spinner: light bulbs that turn around a star. Screen readers skip it, so it needs a text beside
 * it.
 */
export function Spinner({ className = '' }: { className?: string }) {
  return (
    // The spinner is two images: animating a part of one SVG makes browsers compute the layout for every
    // frame, which keeps a cheap phone busy.
    <span className={`${styles.spinner} ${className}`} aria-hidden="true">
      <svg className={styles.bulbs} viewBox="0 0 64 64">
        <circle cx="32" cy="32" r="28" pathLength="48" />
      </svg>
      <svg className={styles.star} viewBox="0 0 64 64">
        <path d="m32 16 4.7 9.9 10.8 1.5-7.9 7.5 1.9 10.8-9.5-5.2-9.5 5.2 1.9-10.8-7.9-7.5 10.8-1.5z" />
      </svg>
    </span>
  );
}
