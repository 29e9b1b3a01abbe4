import { config } from '../config';
import { ButtonLink } from '../ui/Button';
import { ShareButton } from '../ui/ShareButton';
import { messages } from './messages';
import styles from './RoomPanel.module.css';

/** Where to go when there is nothing to wait for. `quiet`: below 'Entrar', with which nothing may compete. */
export function Onward({ quiet = false }: { quiet?: boolean }) {
  return (
    <p className={styles.onward}>
      <ButtonLink quiet={quiet} to="/">
        {messages.promotions}
      </ButtonLink>
      <ShareButton label={messages.share} text={messages.shared(config.brandName)} />
    </p>
  );
}
