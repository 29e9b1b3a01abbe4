import { momentText } from '../base/dates';
import { SECOND_MS } from '../base/durations';
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
  const seconds = Math.max(0, Math.ceil((begin.getTime() - now.getTime()) / SECOND_MS));
  const { days, hours, minutes, seconds: unit } = messages.units;
  const hasDays = seconds >= 86_400;
  const parts: [number, readonly [string, string]][] = [
    [Math.floor(seconds / 86_400), days],
    [Math.floor(seconds / 3_600) % 24, hours],
    [Math.floor(seconds / 60) % 60, minutes],
    [seconds % 60, unit],
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
