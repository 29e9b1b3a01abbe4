import type { ReactNode } from 'react';
import type { Promotion } from '../../model';
import { ButtonLink } from '../../ui/Button';
import { Icon, Outline } from '../../ui/Icon';
import { Star } from '../../ui/Logo';
import { Paragraphs } from '../Paragraphs';
import { publicPromotionMessages } from '../messages';
import type { PromotionStatus } from '../period';
import { ActionPanel } from './ActionPanel';
import { UntilBegin } from './UntilBegin';
import styles from './NotOpen.module.css';

const texts = publicPromotionMessages.promotion;

/** A clock, for a promotion whose result is to come. */
const CLOCK = 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18m0 4.5V12l3 2.5';

export interface NotOpenProps {
  promotion: Promotion;
  status: Exclude<PromotionStatus, 'open'>;
  /** The server's time, exact to a minute; null if it is not known. */
  now: Date | null;
}

/**
 * The panel with the promotion's status.
 * @param more a secondary action, shown below the link to the other promotions
 */
export function NotOpenPanel({
  promotion,
  status,
  now,
  children,
  more,
}: NotOpenProps & { children?: ReactNode; more?: ReactNode }) {
  const { resultado } = promotion;
  // A first line such as 'Joana P. ganhou!' has room for large letters.
  const size = /^.{1,24}(\n|$)/.test(resultado) ? styles.winner : '';
  return (
    <ActionPanel>
      {status === 'ended' && resultado ? (
        <>
          <h2 className={styles.note}>{texts.result}</h2>
          <div className={styles.won}>
            <Star size={68} className={styles.star} />
            <Paragraphs text={resultado} first={`${styles.first} ${size}`} />
          </div>
        </>
      ) : (
        <>
          {status === 'ended' && <Outline d={CLOCK} className={styles.sign} />}
          {status === 'incomplete' && <Icon name="calendar" className={styles.sign} />}
          <Paragraphs text={texts[status]} first={status === 'notBegun' ? styles.note : styles.first} />
        </>
      )}
      {status === 'notBegun' && <UntilBegin promotion={promotion} now={now} />}
      {children}
      <ButtonLink to="/" look={status === 'notBegun' || more ? 'quiet' : undefined}>
        {texts.others}
      </ButtonLink>
      {more}
    </ActionPanel>
  );
}
