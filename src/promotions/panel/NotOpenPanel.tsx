import type { ReactNode } from 'react';
import type { Promotion } from '../../model';
import { ButtonLink } from '../../ui/Button';
import { Outline } from '../../ui/Icon';
import { Star } from '../../ui/Logo';
import { Paragraphs } from '../Paragraphs';
import { publicPromotionMessages } from '../messages';
import type { PromotionStatus } from '../period';
import { ActionPanel } from './ActionPanel';
import { UntilBegin } from './UntilBegin';
import styles from './NotOpen.module.css';

const texts = publicPromotionMessages.promotion;

/** The sign of a panel without a result: a clock whose hours are bulbs, or a calendar with three dots. */
const SIGNS = {
  ended:
    'M12 2h0m5 1.3h0M20.7 7h0M22 12h0m-1.3 5h0M17 20.7h0M12 22h0m-5-1.3h0M3.3 17h0M2 12h0m1.3-5h0M7 3.3h0m5 3.2V12l4 2.5',
  incomplete: 'M3 5h18v16H3zm0 6h18M8 2v5m8-5v5M8 16h0m4 0h0m4 0h0',
};

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
          {status !== 'notBegun' && <Outline d={SIGNS[status]} className={styles.sign} />}
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
