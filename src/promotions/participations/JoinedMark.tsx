import { useSyncExternalStore } from 'react';
import { onStorageChange } from '../../base/storage';
import { Icon } from '../../ui/Icon';
import { publicPromotionMessages } from '../messages';
import { isJoinedHere } from './isJoinedHere';
import styles from './JoinedMark.module.css';

const texts = publicPromotionMessages.promotion;

/** Marks a promotion's card if, as far as this device knows, the person takes part. */
export function JoinedHereMark({ promotionId, ended }: { promotionId: string; ended: boolean }) {
  const joined = useSyncExternalStore(
    onStorageChange,
    () => isJoinedHere(promotionId),
    () => false,
  );
  return joined && <JoinedMark ended={ended} />;
}

/** Says that the person takes part in a promotion, or took part in one that is over. */
export function JoinedMark({ ended }: { ended: boolean }) {
  return (
    <span className={styles.mark}>
      <Icon name="check" />
      {ended ? texts.tookPart : texts.takesPart}
    </span>
  );
}
