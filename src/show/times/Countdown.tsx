import { momentText } from '../../base/dates';
import { publicShowMessages } from '../messages';
import { timeUntil, twoDigits } from './timeUntil';
import styles from './Countdown.module.css';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

interface Props {
  label?: string;
  begin: Date;
  now: Date;
}

/** A countdown in large digits. Screen readers read the date instead. */
export function Countdown({ label = publicShowMessages.startsIn, begin, now }: Props) {
  const left = timeUntil(begin, now);
  const hasDays = left.days > 0;
  return (
    <div className={styles.countdown}>
      <p className="visually-hidden">{`${label} ${momentText(begin)}.`}</p>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <div className={`${styles.digits} ${hasDays ? styles.withDays : ''}`} aria-hidden="true">
        {UNITS.slice(hasDays ? 0 : 1).map((unit) => (
          <span key={unit}>
            <b>{twoDigits(left[unit])}</b> {publicShowMessages.units[unit][left[unit] === 1 ? 0 : 1]}
          </span>
        ))}
      </div>
    </div>
  );
}
