import type { ComponentProps } from 'react';
import styles from './Card.module.css';

interface Props extends ComponentProps<'section'> {
  /** With a strip of the stage above its content, or of one whose lights are off. */
  stage?: boolean | 'unlit';
  centered?: boolean;
}

/** A section on a raised surface. */
export function Card({ stage = false, centered = false, className = '', ...props }: Props) {
  const looks = `${stage ? styles.stage : ''} ${stage === 'unlit' ? styles.unlit : ''} ${centered ? styles.centered : ''}`;
  return <section className={`${styles.card} ${looks} ${className}`} {...props} />;
}
