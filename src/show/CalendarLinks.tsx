import { ROOM_PATH } from '../base/paths';
import { config } from '../config';
import type { ShowTimes } from '../model';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { googleAddress, icsOf, savesFiles, type CalendarEvent } from './calendar';
import { messages } from './messages';
import { useShowPhase } from './useShowPhase';
import styles from './CalendarLinks.module.css';

interface Props {
  times: ShowTimes;
  roomOpen?: boolean;
  /** The first link is the page's main button. */
  main?: boolean;
}

/** Links that add the show to the visitor's calendar. Hidden from the last minute before the show on. */
export function CalendarLinks({ times, roomOpen = false, main = false }: Props) {
  const { phase } = useShowPhase(times, roomOpen);
  if (phase !== 'upcoming') return null;
  const address = window.location.origin + ROOM_PATH;
  const event: CalendarEvent = {
    ...times,
    title: messages.eventTitle(config.brandName),
    text: messages.eventText(address),
    address,
  };
  return <EventLinks event={event} main={main} />;
}

/**
 * Links that add an event to the visitor's calendar. On Android, and where no file can be saved, Google's
 * comes first; elsewhere the file.
 */
export function EventLinks({ event, main = false }: { event: CalendarEvent; main?: boolean }) {
  const google = { to: googleAddress(event), target: '_blank', rel: 'noopener' };
  const file = {
    to: `data:text/calendar;charset=utf-8,${encodeURIComponent(icsOf(event))}`,
    download: 'show.ics',
  };
  const { userAgent } = navigator;
  const saves = savesFiles(userAgent);
  const googleFirst = !saves || userAgent.includes('Android');
  return (
    <div className={styles.calendar}>
      <ButtonLink main={main} quiet={!main} {...(googleFirst ? google : file)}>
        <Icon name="calendar" />
        {messages.calendar}
      </ButtonLink>
      {saves && (
        <ButtonLink plain {...(googleFirst ? file : google)}>
          {googleFirst ? messages.otherCalendar : messages.google}
        </ButtonLink>
      )}
    </div>
  );
}
