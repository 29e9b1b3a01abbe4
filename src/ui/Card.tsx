import type { ComponentProps } from 'react';
import styles from './Card.module.css';

/** What belongs together, on a surface of its own. */
export function Card({ className = '', ...props }: ComponentProps<'section'>) {
  return <section className={`${styles.card} ${className}`} {...props} />;
}
