import { config } from '../config';
import { ButtonLink } from '../ui/Button';
import { ShareButton } from '../ui/ShareButton';
import { messages } from './messages';
import styles from './RoomPanel.module.css';

/**
 * Other things to do: shown when the show is over, after a loss, and when all places are taken. The link is
 * `quiet` where 'Entrar' is the main button.
 */
export function PromotionsAndShare({ look }: { look?: 'quiet' }) {
  return (
    <p className={styles.onward}>
      <ButtonLink look={look} to="/">
        {messages.promotions}
      </ButtonLink>
      <ShareButton label={messages.share} text={messages.shared(config.brandName)} />
    </p>
  );
}
