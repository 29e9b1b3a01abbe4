import { momentText } from '../base/dates';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../base/durations';
import { messages } from './messages';
import styles from './Countdown.module.css';

interface Props {
  /** The text before the digits and, for screen readers, before the date. */
  label?: string;
  begin: Date;
  now: Date;
}

/** The time until the beginning as large digits. Screen readers read the date instead. */
export function Countdown({ label = messages.startsIn, begin, now }: Props) {
  // In whole seconds, rounded up.
  const left = Math.ceil(Math.max(0, begin.getTime() - now.getTime()) / SECOND_MS) * SECOND_MS;
  const { days, hours, minutes, seconds } = messages.units;
  const hasDays = left >= DAY_MS;
  const parts: [number, readonly [string, string]][] = [
    [Math.floor(left / DAY_MS), days],
    [Math.floor(left / HOUR_MS) % 24, hours],
    [Math.floor(left / MINUTE_MS) % 60, minutes],
    [(left / SECOND_MS) % 60, seconds],
  ];
  return (
    <div className={styles.countdown}>
      <p className="visually-hidden">{`${label} ${momentText(begin)}.`}</p>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <div className={`${styles.digits} ${hasDays ? styles.withDays : ''}`} aria-hidden="true">
        {parts.slice(hasDays ? 0 : 1).map(([value, [one, many]]) => (
          <span key={many}>
            <b>{String(value).padStart(2, '0')}</b> {value === 1 ? one : many}
          </span>
        ))}
      </div>
    </div>
  );
}
