import type { ComponentProps, ReactNode } from 'react';
import { Picture } from '../ui/Picture';
import styles from './PromotionFrame.module.css';

interface Props {
  /** Where the promotion's picture is stored; null while the promotion is loading. */
  source: ComponentProps<typeof Picture>['source'];
  /** Whether the panel is a bar at the bottom of a phone's screen. */
  bar: boolean;
  /** Whether the light on the picture is dimmed: the promotion is over, and its result is not known. */
  dark?: boolean;
  /** The title and what belongs to it, below the picture. */
  heading: ReactNode;
  panel: ReactNode;
  /** What is below the stage. */
  children: ReactNode;
}

/** The layout of a promotion's page: the picture and the panel on a stage, and the description below it. */
export function PromotionFrame({ source, bar, dark, heading, panel, children }: Props) {
  const looks = [styles.promotion, bar && styles.withBar, !source && styles.skeleton, dark && styles.dark];
  return (
    <article data-own-stage className={looks.filter(Boolean).join(' ')}>
      <header className={`on-stage ${styles.heading}`}>
        <Picture source={source} main className={styles.picture} />
        {heading}
      </header>
      {panel}
      <div className={styles.lower}>{children}</div>
    </article>
  );
}
