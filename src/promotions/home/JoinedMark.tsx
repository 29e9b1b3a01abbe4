import { useState } from 'react';
import { Icon } from '../../ui/Icon';
import { publicPromotionMessages } from '../messages';
import { isJoinedHere } from '../participations/isJoinedHere';
import styles from './JoinedMark.module.css';

const texts = publicPromotionMessages.promotion;

/** Marks a promotion's card if, as far as this device knows, the person takes part. */
export function JoinedMark({ promotionId, ended }: { promotionId: string; ended: boolean }) {
  const [joined] = useState(() => isJoinedHere(promotionId));
  if (!joined) return null;
  return (
    <p className={styles.mark}>
      <Icon name="check" />
      {ended ? texts.tookPart : texts.takesPart}
    </p>
  );
}
