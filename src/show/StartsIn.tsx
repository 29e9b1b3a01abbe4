import { momentText } from '../base/dates';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../base/durations';
import { messages } from './messages';
import styles from './StartsIn.module.css';

interface Props {
  begin: Date;
  now: Date;
  /** Places the badge on its page. */
  className: string | undefined;
}

/** The time until the show on a badge, where 'AO VIVO' appears. Screen readers read the date instead. */
export function StartsIn({ begin, now, className }: Props) {
  return (
    <div className={className}>
      <span className="visually-hidden">{`${messages.startsIn} ${momentText(begin)}.`}</span>
      <span className={styles.badge} aria-hidden="true">
        {messages.beginsIn(clockText(begin.getTime() - now.getTime()))}
      </span>
    </div>
  );
}

/** '2 dias', '09:59:59' on the last day, '59:59' in the last hour. */
function clockText(ms: number): string {
  const left = Math.ceil(Math.max(0, ms) / SECOND_MS) * SECOND_MS;
  const days = Math.floor(left / DAY_MS);
  if (days > 0) return `${days} ${messages.units.days[days === 1 ? 0 : 1]}`;
  const hours = Math.floor(left / HOUR_MS);
  const parts = [...(hours > 0 ? [hours] : []), Math.floor(left / MINUTE_MS) % 60, (left / SECOND_MS) % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
