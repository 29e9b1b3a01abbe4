import { ROOM_PATH } from '../../base/paths';
import { config } from '../../config';
import type { ShowTimes } from '../../model';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { uiMessages } from '../../ui/messages';
import { publicShowMessages } from '../messages';
import { googleAddress, icsOf, savesFiles, type CalendarEvent } from './calendar';
import { useShowPhase } from './useShowPhase';
import styles from './CalendarLinks.module.css';

interface Props {
  times: ShowTimes;
  /** The look of the first link: `wide` if it is the page's main action, `plain` beside a button. */
  look?: 'wide' | 'quiet' | 'plain' | undefined;
}

/** Links that add the show to the visitor's calendar. Hidden from one minute before the show. */
export function CalendarLinks({ times, look }: Props) {
  const { phase } = useShowPhase(times);
  if (phase !== 'upcoming') return null;
  const address = window.location.origin + ROOM_PATH;
  const event: CalendarEvent = {
    ...times,
    title: publicShowMessages.eventTitle(config.brandName),
    text: publicShowMessages.eventText(address),
    address,
  };
  return <EventLinks event={event} look={look} />;
}

/**
 * Links that add an event to the visitor's calendar: one opens Google's calendar, the other saves a file.
 * Google's link comes first on Android, and is the only one where the browser cannot save the file.
 */
export function EventLinks({ event, look = 'quiet' }: { event: CalendarEvent } & Pick<Props, 'look'>) {
  const google = (text: string) => ({
    to: googleAddress(event),
    target: '_blank',
    rel: 'noopener',
    'aria-label': `${text} ${uiMessages.newTab}`,
  });
  const file = {
    to: `data:text/calendar;charset=utf-8,${encodeURIComponent(icsOf(event))}`,
    download: 'evento.ics',
  };
  const { userAgent } = navigator;
  const saves = savesFiles(userAgent);
  const googleFirst = !saves || userAgent.includes('Android');
  const first = publicShowMessages.calendar;
  const second = googleFirst ? publicShowMessages.otherCalendar : publicShowMessages.google;
  return (
    <div className={styles.calendar}>
      <ButtonLink look={look} {...(googleFirst ? google(first) : file)}>
        <Icon name="calendar" />
        {first}
      </ButtonLink>
      {saves && (
        <small>
          {publicShowMessages.or}
          <ButtonLink look="plain" {...(googleFirst ? file : google(second))}>
            {second}
          </ButtonLink>
        </small>
      )}
    </div>
  );
}
