import { Link } from 'react-router-dom';
import { config } from '../config';
import styles from './Logo.module.css';

/** The brand as a link to the home page. */
export function Logo() {
  return (
    <Link to="/" className={styles.link}>
      <Brand />
    </Link>
  );
}

/** The brand without a link. */
export function Brand() {
  return (
    <span className={styles.brand}>
      <Star size={48} name={config.brandName} />
      <span aria-hidden="true">{config.brandName}</span>
    </span>
  );
}

interface StarProps {
  /** The star's width and height in px. */
  size: number;
  /** A text for screen readers; without one, they skip the star. */
  name?: string;
  /** The star has the colours of a light bulb that is off. */
  unlit?: boolean;
  className?: string | undefined;
}

/** The brand's star, as inline SVG: a file would arrive a round trip after the first paint. */
export function Star({ size, name, unlit, className = '' }: StarProps) {
  const label = name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <svg
      className={`${styles.star} ${className}`}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      strokeLinejoin="round"
      {...label}
    >
      <path
        fill={unlit ? '#43207c' : '#ffc72c'}
        stroke={unlit ? '#8f78bb' : '#ffc72c'}
        strokeWidth="3"
        d="m24 5 5.7 11.8 13 1.8-9.5 9 2.3 12.9L24 34.2l-11.5 6.3 2.3-12.9-9.5-9 13-1.8z"
      />
      {!unlit && <path fill="#2a1052" stroke="#2a1052" strokeWidth="2" d="M20.5 19.5v9.4l8-4.7z" />}
    </svg>
  );
}
