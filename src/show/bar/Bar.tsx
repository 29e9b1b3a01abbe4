import { Link } from 'react-router-dom';
import { ROOM_PATH } from '../../base/paths';
import { addStyleSheet } from '../../ui/addStyleSheet';
import { useApproximateTime } from '../clock/useApproximateTime';
import { publicShowMessages } from '../messages';
import { timeUntil, twoDigits } from '../times/timeUntil';
import type { ShowState } from '../watch/showState';
import styleSheet from './bar.css?url';

export const addStyles = () => addStyleSheet(styleSheet);

/**
 * A bar with a link to the waiting room. The bar is below the header and stays in sight while the page
 * scrolls, except on very low screens (bar.css).
 */
export function Bar({ show: { phase, released, settings } }: { show: ShowState }) {
  const stage = released ? 'released' : phase === 'live' ? 'live' : 'begins';
  const [news, onward] = publicShowMessages.bar[stage];
  // A time that changes each second would be read again each second to whoever has the focus on the link.
  const heard = stage === 'begins' ? publicShowMessages.near : news;
  return (
    <div className={`wide show-bar ${released ? 'show-bar-released' : ''}`}>
      {/* The status is beside the link and not in it, because a status is no part of a link's name. An alert
          is announced even if it appears together with the bar. */}
      <p key={String(released)} className="visually-hidden" role={released ? 'alert' : 'status'}>
        {heard}
      </p>
      <Link to={ROOM_PATH}>
        {stage === 'live' && <span className="show-bar-light" />}
        <span className="visually-hidden">{heard}</span>
        <span aria-hidden="true">
          {news} {stage === 'begins' && settings.times && <TimeLeft begin={settings.times.begin} />}
        </span>{' '}
        <strong>{onward}</strong>
      </Link>
    </div>
  );
}

/** The minutes and seconds until the show begins. */
function TimeLeft({ begin }: { begin: Date }) {
  const now = useApproximateTime(true);
  const timeLeft = now && timeUntil(begin, now);
  return <b className="show-bar-time">{timeLeft && `${timeLeft.minutes}:${twoDigits(timeLeft.seconds)}`}</b>;
}
