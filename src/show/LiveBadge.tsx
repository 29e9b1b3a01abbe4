import { messages } from './messages';
import styles from './LiveBadge.module.css';

/** @param props `className` places the badge on its page */
export function LiveBadge({ className }: { className: string | undefined }) {
  return (
    <div className={className}>
      <span className={styles.live}>{messages.live}</span>
    </div>
  );
}
