import { messages } from './messages';
import styles from './LiveBadge.module.css';

/** `className` is only for the badge's position. */
export function LiveBadge({ className }: { className: string | undefined }) {
  return (
    <div className={className}>
      <span className={styles.live}>{messages.live}</span>
    </div>
  );
}
