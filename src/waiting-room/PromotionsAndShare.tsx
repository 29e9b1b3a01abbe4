import type { ReactNode } from 'react';
import { config } from '../config';
import { ButtonLink } from '../ui/Button';
import { ShareButton } from '../ui/ShareButton';
import { messages } from './messages';
import styles from './PromotionsAndShare.module.css';

/** Buttons and links below a view's texts, as wide as the texts. */
export function Onward({ children }: { children: ReactNode }) {
  return <div className={styles.onward}>{children}</div>;
}

/** Other things to do: shown when the show is over, after a loss, and when all places are taken. */
export function PromotionsAndShare() {
  return (
    <Onward>
      <ButtonLink to="/">{messages.promotions}</ButtonLink>
      <ShareButton label={messages.share} text={messages.shared(config.brandName)} />
    </Onward>
  );
}
