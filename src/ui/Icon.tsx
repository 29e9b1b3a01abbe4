import styles from './Icon.module.css';

/** SVG paths in a view box of 24 by 24. */
const OUTLINES = {
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8m-8 9c0-4 3.5-6.5 8-6.5s8 2.5 8 6.5',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  check: 'm4.5 12.5 5 5 10-11',
} as const;

/** An icon beside a text that says the same; screen readers skip it. */
export function Icon({ name }: { name: keyof typeof OUTLINES }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={OUTLINES[name]} />
    </svg>
  );
}
