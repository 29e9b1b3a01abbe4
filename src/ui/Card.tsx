import type { ComponentProps } from 'react';
import styles from './Card.module.css';

interface Props extends ComponentProps<'section'> {
  /** With a strip of the stage above its content. */
  stage?: boolean;
}

/** A section on a raised surface. */
export function Card({ stage = false, className = '', ...props }: Props) {
  return <section className={`${styles.card} ${stage ? styles.stage : ''} ${className}`} {...props} />;
}
