import { config } from '../config';
import { ButtonLink } from '../ui/Button';
import { ShareButton } from '../ui/ShareButton';
import { messages } from './messages';
import styles from './RoomPanel.module.css';

/** Other things to do: shown when the show is over, after a loss, and when all places are taken. */
export function PromotionsAndShare() {
  return (
    <p className={styles.onward}>
      <ButtonLink to="/">{messages.promotions}</ButtonLink>
      <ShareButton label={messages.share} text={messages.shared(config.brandName)} />
    </p>
  );
}
