import { MINUTE_MS } from '../../base/durations';
import { promotionPath } from '../../base/paths';
import { useApproximateTime } from '../../show/clock/useApproximateTime';
import { EventLinks } from '../../show/times/CalendarLinks';
import { Countdown } from '../../show/times/Countdown';
import { publicPromotionMessages } from '../messages';
import type { PromotionProps } from './OpenPanel';
import styles from './NotOpen.module.css';

const texts = publicPromotionMessages.promotion;

/** How long the event for a promotion's beginning lasts in the visitor's calendar. */
const CALENDAR_MS = 30 * MINUTE_MS;

/** The time until a promotion begins, and links that add the beginning to the visitor's calendar. */
export function UntilBegin({ promotion, now }: Omit<PromotionProps, 'readAgain'>) {
  // `now` is exact to a minute; it is shown until the time exact to a second is known.
  const exact = useApproximateTime(true);
  const { id, titulo, inicio } = promotion;
  if (!inicio) return null;
  const address = window.location.origin + promotionPath(id);
  const title = texts.calendarTitle(titulo);
  const end = new Date(inicio.getTime() + CALENDAR_MS);
  return (
    <div className={styles.timeLeft}>
      {now && <Countdown label={texts.startsIn} begin={inicio} now={exact ?? now} />}
      <EventLinks look="wide" event={{ begin: inicio, end, title, text: title, address }} />
    </div>
  );
}
