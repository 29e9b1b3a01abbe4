import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon';
import styles from './Card.module.css';

interface Props extends ComponentProps<'section'> {
  /** A picture of a stage along the upper edge (on laptops, the left edge), and what is on the stage. */
  stage?: 'star' | 'app' | 'soon' | 'nothing';
  /** Gives the card the dark look of a promotion's panel. */
  panel?: boolean;
  centered?: boolean;
  /** An icon on a disc that covers the star of the stage, which tells what the card is for. */
  icon?: IconName;
  /** Makes the disc green with a check mark, after a success. */
  done?: boolean;
  /** Something has failed: the curtains are drawn, and the disc has a warning sign. */
  failed?: boolean;
}

/** A section on a raised surface. */
export function Card({ stage, panel, centered, icon, done, failed, className, children, ...props }: Props) {
  const sign = done ? 'check' : failed ? 'alert' : icon;
  const looks = [
    styles.card,
    (stage || sign) && styles.stage,
    stage && styles[stage],
    failed && 'closed-stage',
    panel && `on-stage ${styles.panel}`,
    centered && styles.centered,
    done && styles.done,
    className,
  ];
  return (
    <section className={looks.filter(Boolean).join(' ')} {...props}>
      {sign && <Icon name={sign} className={styles.disc} />}
      {children}
    </section>
  );
}
