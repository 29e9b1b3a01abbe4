import type { ComponentProps } from 'react';
import styles from './Card.module.css';
import { Icon } from './Icon';

interface Props extends ComponentProps<'section'> {
  /** Has a picture of a stage along its upper edge; 'unlit': with the lights off. */
  stage?: boolean | 'unlit';
  /** Dark, like the panel of a promotion. */
  panel?: boolean;
  centered?: boolean;
  /** With a check mark at the top: something has succeeded. */
  done?: boolean;
}

/** A section on a raised surface. */
export function Card({ stage, panel, centered, done, className, children, ...props }: Props) {
  const looks = [
    styles.card,
    stage && styles.stage,
    stage === 'unlit' && styles.unlit,
    panel && `on-stage ${styles.panel}`,
    centered && styles.centered,
    done && styles.done,
    className,
  ];
  return (
    <section className={looks.filter(Boolean).join(' ')} {...props}>
      {done && <Icon name="check" className={styles.check} />}
      {children}
    </section>
  );
}
