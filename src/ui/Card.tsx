import type { ComponentProps } from 'react';
import styles from './Card.module.css';

/** A section on a raised surface. */
export function Card({ className = '', ...props }: ComponentProps<'section'>) {
  return <section className={`${styles.card} ${className}`} {...props} />;
}
