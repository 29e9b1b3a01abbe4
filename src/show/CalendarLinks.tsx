import { config } from '../config';
import type { ShowTimes } from '../model';
import { ROOM_PATH } from '../paths';
import { Icon } from '../ui/Icon';
import { googleAddress, icsOf, type CalendarEvent } from './calendar';
import { messages } from './messages';
import styles from './CalendarLinks.module.css';
import { useShowPhase } from './useShowPhase';

/** Links that add the show to the visitor's calendar, as a file or in Google's. Hidden from the last minute before the show on. */
export function CalendarLinks({ times, roomOpen }: { times: ShowTimes; roomOpen: boolean }) {
  const { phase } = useShowPhase(times, roomOpen);
  if (phase !== 'upcoming') return null;
  const address = window.location.origin + ROOM_PATH;
  const event: CalendarEvent = {
    ...times,
    title: messages.eventTitle(config.brandName),
    text: messages.eventText(address),
    address,
  };
  return (
    <p className={styles.calendar}>
      <a href={`data:text/calendar;charset=utf-8,${encodeURIComponent(icsOf(event))}`} download="show.ics">
        <Icon name="calendar" />
        {messages.calendar}
      </a>
      <a href={googleAddress(event)} target="_blank" rel="noopener">
        <Icon name="calendar" />
        {messages.google}
      </a>
    </p>
  );
}
