import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon';
import styles from './Card.module.css';

interface Props extends ComponentProps<'section'> {
  /** Draws a stage along the upper edge, on laptops the left one; 'unlit': with its lights off. */
  stage?: boolean | 'unlit';
  /** Dark, like the panel of a promotion. */
  panel?: boolean;
  centered?: boolean;
  /** The icon on a disc over the upper edge, which shows what the card is for. */
  icon?: IconName;
  /** The disc is green and has a check mark: something has succeeded. */
  done?: boolean;
  /** The disc and the stage are dark: something has failed. */
  failed?: boolean;
}

/** A section on a raised surface. */
export function Card({ stage, panel, centered, icon, done, failed, className, children, ...props }: Props) {
  const sign = done ? 'check' : icon;
  const looks = [
    styles.card,
    stage && styles.stage,
    stage === 'unlit' && styles.unlit,
    panel && `on-stage ${styles.panel}`,
    centered && styles.centered,
    sign && styles.signed,
    done && styles.done,
    failed && styles.failed,
    className,
  ];
  return (
    <section className={looks.filter(Boolean).join(' ')} {...props}>
      {sign && <Icon name={sign} className={styles.disc} />}
      {children}
    </section>
  );
}
