import { publicShowMessages } from './messages';
import styles from './badge.module.css';

/**
 * The badge 'AO VIVO'.
 * @param props `className` only positions the badge
 */
export function LiveBadge({ className }: { className: string | undefined }) {
  return (
    <div className={className}>
      <span className={`${styles.badge} ${styles.live}`}>{publicShowMessages.live}</span>
    </div>
  );
}
