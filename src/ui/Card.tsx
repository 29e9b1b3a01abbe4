import type { ComponentProps } from 'react';
import styles from './Card.module.css';
import { Icon } from './Icon';

interface Props extends ComponentProps<'section'> {
  /** Has a picture of a stage along its upper edge; 'unlit': with the lights off. */
  stage?: boolean | 'unlit';
  /** As the panel of a promotion, which is on the stage. */
  panel?: boolean;
  centered?: boolean;
  /** Begins with a check mark, which confirms what was done. */
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
