import type { ComponentProps } from 'react';
import styles from './Card.module.css';

interface Props extends ComponentProps<'section'> {
  /** With a strip of the stage above its content. */
  stage?: boolean;
  centered?: boolean;
}

/** A section on a raised surface. */
export function Card({ stage = false, centered = false, className = '', ...props }: Props) {
  const looks = `${stage ? styles.stage : ''} ${centered ? styles.centered : ''}`;
  return <section className={`${styles.card} ${looks} ${className}`} {...props} />;
}
