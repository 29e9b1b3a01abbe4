import { momentText } from '../../base/dates';
import { publicShowMessages } from '../messages';
import { timeUntil, twoDigits } from './timeUntil';
import styles from '../badge.module.css';

interface Props {
  begin: Date;
  now: Date;
  className: string | undefined;
}

/**
 * A badge with the time until the show, in the place where 'AO VIVO' will appear. Screen readers read the
 * date instead.
 */
export function StartsIn({ begin, now, className }: Props) {
  return (
    <div className={className}>
      <span className="visually-hidden">{`${publicShowMessages.startsIn} ${momentText(begin)}.`}</span>
      <span className={styles.badge} aria-hidden="true">
        {publicShowMessages.beginsIn(countdownText(timeUntil(begin, now)))}
      </span>
    </div>
  );
}

/** Formats the time until the show: '2 dias', on the last day '09:59:59', in the last hour '59:59'. */
function countdownText({ days, hours, minutes, seconds }: ReturnType<typeof timeUntil>): string {
  if (days > 0) return `${days} ${publicShowMessages.units.days[days === 1 ? 0 : 1]}`;
  return [...(hours > 0 ? [hours] : []), minutes, seconds].map(twoDigits).join(':');
}
