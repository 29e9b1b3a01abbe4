import type { ComponentProps, ReactNode } from 'react';
import type { Promotion } from '../../model';
import { Lines } from '../../ui/loading/Loading';
import { timeLeftText } from '../period';
import { ActionPanel } from './ActionPanel';
import { StepList } from './StepList';
import styles from './OpenPanel.module.css';

export interface PromotionProps {
  promotion: Promotion;
  /** The server's time; null if it is not known. */
  now: Date | null;
  /** Reads the promotion again; called if it has changed on the server. */
  readAgain: () => void;
}

interface Props extends Pick<PromotionProps, 'now'> {
  /** The promotion; null while it is loading. */
  promotion: Promotion | null;
  /** Whether `children` contain a message, which takes the place of the time left. */
  message?: boolean;
  children: ReactNode;
}

/** The panel of an open promotion: the time left, and an action. */
export function OpenPanel({ promotion, now, message = false, children }: Props) {
  const timeLeft = !message && promotion?.fim && timeLeftText(promotion.fim, now);
  return (
    <ActionPanel bar before={promotion && <StepList strip />}>
      {timeLeft && (
        <p data-left className={`${styles.beside} ${styles.left}`}>
          {timeLeft}
        </p>
      )}
      <div className={styles.action}>{children}</div>
      <div className={styles.beside}>{promotion ? <StepList /> : <Lines />}</div>
    </ActionPanel>
  );
}

/** The panel for a person who takes part. It is too large for a bar at the bottom of a phone's screen. */
export function JoinedPanel({ children, more }: { children: ReactNode; more?: ReactNode }) {
  return (
    <ActionPanel more={more}>
      <div className={styles.joined}>{children}</div>
    </ActionPanel>
  );
}

/** A sentence beside the action; short, because the bar on a phone has little room. */
export function Note(props: ComponentProps<'p'>) {
  return <p className={styles.note} {...props} />;
}
