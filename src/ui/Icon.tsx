import styles from './Icon.module.css';

/** SVG paths in a view box of 24 by 24, which every page loads. */
const OUTLINES = {
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8m-8 9c0-4 3.5-6.5 8-6.5s8 2.5 8 6.5',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  check: 'm4.5 12.5 5 5 10-11',
  mail: 'M3 6h18v13H3zm.5 1 8.5 6.5L20.5 7',
  alert: 'M12 4 22 20H2zm0 6v4m0 3v.1',
  lock: 'M6 11h12v9H6zm2.5 0V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
} as const;

export type IconName = keyof typeof OUTLINES;

interface Props {
  name: IconName;
  className?: string | undefined;
}

/** A decorative icon beside a text that says the same; screen readers skip it. */
export function Icon({ name, className }: Props) {
  return <Outline d={OUTLINES[name]} className={className} />;
}

/** An icon whose path `d` is in the one component that needs it, so that other pages do not load the path. */
export function Outline({ d, className = '' }: { d: string; className?: string | undefined }) {
  return (
    <svg className={`${styles.icon} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
