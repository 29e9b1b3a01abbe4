import { messages } from './messages';
import styles from './LiveBadge.module.css';

/** @param props `className`: places it on what is live */
export function LiveBadge({ className }: { className: string | undefined }) {
  return (
    <div className={className}>
      <span className={styles.live}>{messages.live}</span>
    </div>
  );
}
